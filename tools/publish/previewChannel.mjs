import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { productionConfig } from '../hosting/greenlightConfig.mjs'
import { resolveHosting } from '../hosting/resolve.mjs'
import { parseJson, writeJson } from '../stack/json.mjs'
import { run } from '../stack/processes.mjs'
import { firebaseCli, firebasercOf, firebaseTarget } from './firebaseTarget.mjs'
import { writeThrowawaySite } from './publishBuilds.mjs'

/** @typedef {{ channel: string, config: import('../hosting/greenlightConfig.mjs').GreenlightConfig }} Preview */

/**
 * Puts the builds of this tree into a channel of every site, beside what members have. Part of a
 * channel's address is drawn by Firebase, so it is deployed once to learn the addresses, and again
 * with a registry and headers that name them.
 * @param {Preview} preview
 * @param {typeof run} [start]
 * @returns {Promise<string>} the address of its shell
 */
export async function deployPreview(preview, start = run) {
  const { origins } = firebaseTarget(preview.config)
  const drawn = await deployTo(origins, preview, start)
  const { shell = '' } = await deployTo(drawn, preview, start)
  return shell
}

/**
 * @param {Record<string, string>} origins that registry and headers name
 * @param {Preview} preview
 * @param {typeof run} start
 * @returns {Promise<Record<string, string>>} where each site is
 */
async function deployTo(origins, { channel, config: own }, start) {
  const config = productionConfig(own)
  const folder = mkdtempSync(join(tmpdir(), 'greenlight-preview-'))
  try {
    writeJson(join(folder, 'sites', 'shell', 'config.json'), config)
    writeThrowawaySite(folder, origins)
    writeJson(join(folder, 'firebase.json'), { hosting: resolveHosting({ origins, config }) })
    writeJson(join(folder, '.firebaserc'), firebasercOf(own))
    const { project } = own
    const args = ['hosting:channel:deploy', channel, '--expires', '7d', '--project', project]
    const failed = `The preview ${channel} could not be deployed.`
    return addressesIn(await firebaseCli([...args, '--json'], { cwd: folder, failed }, start))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {string} output of the Firebase CLI, which may warn before and after its answer */
function addressesIn(output) {
  const answer = output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)
  /** @type {{ result: Record<string, { url: string }> }} */
  const { result } = parseJson(answer)
  return Object.fromEntries(Object.entries(result).map(([name, { url }]) => [name, url]))
}
