import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseJson } from '../stack/json.mjs'
import { builtFiles } from './buildFolder.mjs'

/**
 * Requests each file of a release as a browser would, before any browser is given it.
 * @param {{ name: string, version: string }} release
 * @param {string} origin
 * @param {string} build the folder of the build
 * @returns {Promise<string[]>} what is wrong
 */
export async function checkUpload({ name, version }, origin, build) {
  const base = `${origin}/${name}/${version}/`
  const missing = await Promise.all(builtFiles(build).map((path) => whyMissing(base + path)))
  const problems = missing.filter((problem) => problem !== undefined)
  if (problems.length > 0) return problems

  const entry = await fetch(`${base}remoteEntry.js`)
  const served = Buffer.from(await entry.arrayBuffer())
  if (!served.equals(readFileSync(join(build, 'remoteEntry.js')))) {
    problems.push(`${base}remoteEntry.js is not what was built`)
  }
  if (!entry.headers.get('access-control-allow-origin')) {
    problems.push(`${base}remoteEntry.js may not be loaded from the site's origin`)
  }
  /** @type {import('./describeBuild.mjs').FederationManifest} */
  const manifest = parseJson(await (await fetch(`${base}mf-manifest.json`)).text())
  if (manifest.name !== name) problems.push(`its manifest is that of ${manifest.name}`)
  return problems
}

/**
 * @param {string} address
 * @returns {Promise<string | undefined>} nothing if it answers with a file of its kind
 */
async function whyMissing(address) {
  const response = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(10_000) })
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok) return `${address} answers ${response.status}`
  if (address.endsWith('.js') && !type.includes('javascript')) return `${address} is ${type}`
  return undefined
}
