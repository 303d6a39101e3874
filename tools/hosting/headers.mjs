/**
 * One rule of firebase.json.
 * @param {string} source which paths
 * @param {Record<string, string>} headers
 */
export function headerRule(source, headers) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) }
}

/** On every answer of every site. */
export const commonHeaders = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
}

/** Values of Cache-Control. Each path has exactly one: Firebase does not document which of two wins. */
export const cache = {
  /** The name changes with the content. */
  forever: 'public, max-age=31536000, immutable',
  aDay: 'public, max-age=86400',
  checkFirst: 'no-cache',
}

/**
 * The text of a content security policy.
 * @param {Record<string, (string | false | null | undefined)[]>} directives sources of each; keywords have their
 *   quotes, as `'self'`. A directive without sources allows nothing.
 */
export function policyText(directives) {
  return Object.entries(directives)
    .map(([name, sources]) => {
      const named = new Set(sources.filter(Boolean))
      return [name, ...(named.size > 0 ? named : ["'none'"])].join(' ')
    })
    .join('; ')
}

/**
 * Files that never change, in folders that exist. A missing file below a wider rule would be missing for a year in
 * browsers and caches: headers follow the path that was asked for.
 * @param {string} base
 * @param {readonly string[]} folders
 */
export const foreverRules = (base, folders) =>
  folders.length === 0
    ? []
    : [headerRule(`/${base}/@(${folders.join('|')})/**`, { 'Cache-Control': cache.forever })]

/** For files: if one is opened as a page, it may do nothing. */
export const emptyPolicy = policyText({
  'default-src': [],
  'base-uri': [],
  'form-action': [],
  'frame-ancestors': [],
})

/** @param {string | null | undefined} address */
export const originOf = (address) => address && new URL(address).origin
