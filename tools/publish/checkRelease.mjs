import { createHash } from 'node:crypto'
import { parseJson } from '../stack/json.mjs'
import { builtFiles } from './buildFolder.mjs'
import { whyUnfit } from './fits.mjs'
import { sharedRanges } from './shared.mjs'

/**
 * Looks at a release as a browser would, before anyone is pointed at it.
 * @param {import('./registry.mjs').Published} release
 * @param {string} folder of the build that it was made of
 * @param {import('./shell.mjs').ShellRecord} shell
 * @returns {Promise<string[]>} what is wrong with it
 */
export async function checkRelease(release, folder, shell) {
  const base = release.entry.slice(0, release.entry.lastIndexOf('/') + 1)
  const missing = await Promise.all(builtFiles(folder).map((path) => whyMissing(base + path)))
  const problems = missing.filter((problem) => problem !== undefined)
  if (problems.length > 0) return problems

  const entry = await fetch(release.entry)
  const digest = createHash('sha384').update(Buffer.from(await entry.arrayBuffer()))
  if (`sha384-${digest.digest('base64')}` !== release.integrity) {
    problems.push(`${release.entry} is not what was built`)
  }
  if (!entry.headers.get('access-control-allow-origin')) {
    problems.push(`${release.entry} may not be loaded from the site's origin`)
  }
  /** @type {import('./shared.mjs').FederationManifest} */
  const manifest = parseJson(await (await fetch(`${base}mf-manifest.json`)).text())
  if (manifest.name !== release.name) problems.push(`its manifest is that of ${manifest.name}`)
  return [...problems, ...(await whyUnfit(release, sharedRanges(manifest), shell))]
}

/**
 * @param {string} address
 * @returns {Promise<string | undefined>} nothing when it answers with a file of its kind
 */
async function whyMissing(address) {
  const response = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(10_000) })
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok) return `${address} answers ${response.status}`
  if (address.endsWith('.js') && !type.includes('javascript')) return `${address} is ${type}`
  return undefined
}
