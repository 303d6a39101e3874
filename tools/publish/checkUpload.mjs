import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { parseJson } from '../stack/json.mjs'

const REQUESTS_AT_ONCE = 20
/** An edge of Hosting may need a while to see a new release. */
const LONGEST_WAIT_MS = 30_000
const PAUSE_MS = 1000

/**
 * Requests each file of a release as a browser would, before any browser is given it.
 * @param {string} name of the package
 * @param {import('./siteFiles.mjs').Contents} files
 * @param {string} origin
 * @param {number} [longestMs] how long to ask again for a file that is missing
 * @returns {Promise<string[]>} what is wrong
 */
export async function checkUpload(name, files, origin, longestMs = LONGEST_WAIT_MS) {
  const giveUp = Date.now() + longestMs
  const queue = [...files]
  /** @type {string[]} */
  const problems = []
  const work = async () => {
    for (let file = queue.pop(); file; file = queue.pop()) {
      const [path, content] = file
      const problem = await untilRight(() => problemOf(`${origin}${path}`, content), giveUp)
      if (problem) problems.push(problem)
    }
  }
  await Promise.all(Array.from({ length: REQUESTS_AT_ONCE }, work))
  return problems.length > 0 ? problems.sort() : manifestProblems(name, files)
}

/**
 * @param {() => Promise<string | undefined>} check
 * @param {number} giveUp
 */
async function untilRight(check, giveUp) {
  for (;;) {
    const problem = await check()
    if (!problem || Date.now() > giveUp) return problem
    await wait(PAUSE_MS)
  }
}

/**
 * @param {string} address
 * @param {Buffer} content
 * @returns {Promise<string | undefined>} nothing if it answers with this content, as a file of its kind
 */
async function problemOf(address, content) {
  // A query that no cache knows.
  const asked = `${address}?check=${randomUUID()}`
  const isEntry = address.endsWith('/remoteEntry.js')
  try {
    const method = isEntry ? 'GET' : 'HEAD'
    const response = await fetch(asked, { method, signal: AbortSignal.timeout(10_000) })
    const type = response.headers.get('content-type') ?? ''
    if (!response.ok) return `${address} answers ${response.status}`
    if (address.endsWith('.js') && !type.includes('javascript')) return `${address} is ${type}`
    if (!isEntry) return undefined
    if (!Buffer.from(await response.arrayBuffer()).equals(content))
      return `${address} is not what was built`
    if (!response.headers.get('access-control-allow-origin'))
      return `${address} may not be loaded from the site's origin`
    return undefined
  } catch {
    return `${address} does not answer`
  }
}

/**
 * @param {string} name
 * @param {import('./siteFiles.mjs').Contents} files
 */
function manifestProblems(name, files) {
  const [, manifest] = [...files].find(([path]) => path.endsWith('/mf-manifest.json')) ?? []
  if (!manifest) return []
  /** @type {import('./describeBuild.mjs').FederationManifest} */
  const { name: own } = parseJson(String(manifest))
  return own === name ? [] : [`its manifest is that of ${own}`]
}
