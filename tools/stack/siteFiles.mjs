import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'

/** @typedef {{ path: string, size: number, modified: number, etag: string }} Found */

/**
 * A file of a site, by the path of its address; null when there is none.
 * @param {string} folder
 * @param {string} pathname
 * @returns {Promise<Found | null>}
 */
async function find(folder, pathname) {
  const path = safeJoin(folder, pathname)
  if (!path) return null
  const info = await stat(path).catch(() => undefined)
  if (!info?.isFile()) return null
  const { size, mtimeMs: modified } = info
  return { path, size, modified, etag: `"${size}-${modified}"` }
}

/**
 * Files of a folder for superstatic. Its own provider keeps a file's first ETag for ever on Node 22,
 * where a changed registry would be answered with "304 Not Modified".
 * @param {string} folder
 */
export function siteFiles(folder) {
  return async (/** @type {unknown} */ _, /** @type {string} */ pathname) => {
    const found = await find(folder, pathname)
    return found && { ...found, stream: createReadStream(found.path) }
  }
}

/**
 * Answers "304 Not Modified" for what the browser has already, as Firebase Hosting does and
 * superstatic does not.
 * @param {string} folder
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse, next: () => void) => Promise<void>}
 */
export function notModified(folder) {
  return async (request, response, next) => {
    // Not by URL, which takes the name of a host out of `//x`, and throws on `//`.
    const [pathname = '/'] = (request.url ?? '/').split('?')
    const known = request.headers['if-none-match']
    const found =
      known && (await find(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname))
    if (!found || found.etag !== known) return next()
    response.writeHead(304, { etag: known }).end()
  }
}

/**
 * @param {string} folder
 * @param {string} pathname percent-encoded
 * @returns {string | undefined} nothing for a path that would leave the folder or is hidden
 */
export function safeJoin(folder, pathname) {
  try {
    const decoded = decodeURIComponent(pathname)
    if (!decoded.startsWith('/') || /[\\\0]|\/\./.test(decoded)) return undefined
    return join(folder, decoded)
  } catch {
    return undefined
  }
}
