import { resolve } from 'node:path'
import { previewConfig } from '../hosting/previewConfig.mjs'
import { Stop } from '../stack/fail.mjs'
import { parseJson } from '../stack/json.mjs'
import { publishedDir } from '../stack/paths.mjs'
import { emulatorPorts, freePorts, sitePorts } from '../stack/ports.mjs'
import { localOrigins, startSite } from '../stack/site.mjs'
import { firebaseTarget, readFirebaserc } from './firebaseTarget.mjs'

/**
 * @typedef {object} Target where the commands publish to
 * @property {string} publishedDir
 * @property {Record<string, string>} origins
 * @property {(names: string[]) => Promise<void>} pull makes the folder hold what is live now
 * @property {(name: string) => Promise<void>} push makes the folder's content of one site live
 */

/**
 * @param {string | undefined} kind as given on the command line
 * @returns {Target}
 */
export function targetNamed(kind = 'local') {
  if (kind === 'local') return localTarget()
  if (kind === 'firebase') return firebaseTarget(readFirebaserc())
  throw new Stop(`--target is local or firebase, not "${kind}".`)
}

/**
 * The folder and origins of `npm start`, or those that the environment names.
 * @returns {Target}
 */
function localTarget() {
  const { GREENLIGHT_PUBLISHED, GREENLIGHT_ORIGINS } = process.env
  return {
    publishedDir: GREENLIGHT_PUBLISHED ? resolve(GREENLIGHT_PUBLISHED) : publishedDir,
    origins: GREENLIGHT_ORIGINS ? parseJson(GREENLIGHT_ORIGINS) : localOrigins(sitePorts),
    // The site serves this very folder.
    pull: () => Promise.resolve(),
    push: () => Promise.resolve(),
  }
}

/**
 * A remote's origin as it can be reached now: its own while the site runs, else one for the moment.
 * @template T
 * @param {Target} target
 * @param {string} name
 * @param {(origin: string) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withOrigin({ publishedDir, origins }, name, use) {
  const own = origins[name] ?? ''
  if (await answers(own)) return use(own)
  const [port = 0] = await freePorts(1)
  const ports = { [name]: port }
  const site = await startSite({ ports, publishedDir, config: previewConfig(emulatorPorts) })
  try {
    return await use(site.origins[name] ?? '')
  } finally {
    await site.stop()
  }
}

/** @param {string} origin */
async function answers(origin) {
  try {
    await fetch(origin, { signal: AbortSignal.timeout(2000) })
    return true
  } catch {
    return false
  }
}
