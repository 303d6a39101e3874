import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'

/** @typedef {import('node:http').ServerResponse & { superstatic: { handle: (item: { file: string }, next: () => void) => Promise<unknown> } }} Response */

/**
 * Files of a folder for superstatic, by the path of their address; null when there is none. Its own provider
 * keeps a file's first ETag for ever on Node 22, where a changed registry would be answered with "304 Not
 * Modified".
 * @param {string} folder
 */
export function siteFiles(folder) {
  return async (/** @type {unknown} */ _, /** @type {string} */ pathname) => {
    const path = safeJoin(folder, pathname)
    const info = path && (await stat(path).catch(() => undefined))
    if (!path || !info || !info.isFile()) return null
    const { size, mtimeMs: modified } = info
    return { size, modified, etag: `"${size}-${modified}"`, stream: Readable.from(contentOf(path)) }
  }
}

/** Opens the file when it is read: superstatic does not close what it does not send. @param {string} path */
async function* contentOf(path) {
  yield* createReadStream(path)
}

/**
 * Sends a file, or "304 Not Modified" if the browser has it already, as Firebase Hosting does. superstatic
 * alone does that only for rewritten paths.
 * @param {import('node:http').IncomingMessage} request
 * @param {Response} response
 * @param {() => void} next
 */
export function sendFile({ url = '/' }, { superstatic }, next) {
  // Not with `URL`, which reads a host name from `//x` and throws on `//`.
  const [pathname = '/'] = url.split('?')
  return superstatic.handle(
    { file: pathname.endsWith('/') ? `${pathname}index.html` : pathname },
    next,
  )
}

/**
 * @param {string} folder
 * @param {string} pathname percent-encoded
 * @returns {string | undefined} nothing for a path that would leave the folder or is hidden, except below `/.well-known/`
 */
export function safeJoin(folder, pathname) {
  try {
    const decoded = decodeURIComponent(pathname)
    if (!decoded.startsWith('/') || /[\\\0]|\/\.(?!well-known\/)/.test(decoded)) return undefined
    return join(folder, decoded)
  } catch {
    return undefined
  }
}
