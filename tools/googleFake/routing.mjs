/**
 * @typedef {object} ApiRequest
 * @property {Record<string, string>} params the parts of the path that its pattern names
 * @property {URLSearchParams} query
 * @property {unknown} body parsed JSON, or the bytes of an upload
 */
/** @typedef {(request: ApiRequest) => unknown} Handler returns what is answered as JSON */
/** @typedef {[method: string, pattern: string, handler: Handler]} Route */

/** An answer as Google refuses a request. */
export class ApiError extends Error {
  /**
   * @param {number} code of HTTP
   * @param {string} status as `NOT_FOUND`
   * @param {string} message
   */
  constructor(code, status, message) {
    super(message)
    this.code = code
    this.status = status
  }
}

export const notFound = (/** @type {string} */ what) =>
  new ApiError(404, 'NOT_FOUND', `Requested entity was not found: ${what}`)
export const invalid = (/** @type {string} */ message) =>
  new ApiError(400, 'INVALID_ARGUMENT', message)
export const precondition = (/** @type {string} */ message) =>
  new ApiError(400, 'FAILED_PRECONDITION', message)
export const conflict = (/** @type {string} */ message) =>
  new ApiError(409, 'ALREADY_EXISTS', message)

/**
 * Finds the handler of a request.
 * @param {readonly Route[]} routes
 * @param {string} method
 * @param {string} path
 * @returns {{ handler: Handler, params: Record<string, string> } | undefined}
 */
export function findRoute(routes, method, path) {
  for (const [routeMethod, pattern, handler] of routes) {
    if (routeMethod !== method) continue
    const params = asRegExp(pattern).exec(path)?.groups
    if (params) return { handler, params }
  }
  return undefined
}

/**
 * @param {string} pattern `{name}` matches one part of a path, `{name+}` several
 */
function asRegExp(pattern) {
  const source = pattern
    .replace(/[.()]/g, '\\$&')
    .replace(/\{(\w+)\+\}/g, '(?<$1>.+)')
    .replace(/\{(\w+)\}/g, '(?<$1>[^/:]+)')
  return new RegExp(`^${source}$`)
}

/**
 * One page of a list.
 * @template T
 * @param {readonly T[]} all
 * @param {URLSearchParams} query `pageSize` and `pageToken`
 * @param {number} longest most entries of one page
 * @returns {{ page: T[], nextPageToken?: string }}
 */
export function paged(all, query, longest) {
  const size = Math.min(Number(query.get('pageSize')) || longest, longest)
  const start = Number(query.get('pageToken')) || 0
  const next = start + size
  return {
    page: all.slice(start, next),
    ...(next < all.length && { nextPageToken: String(next) }),
  }
}
