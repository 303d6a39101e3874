/** A request that takes longer is aborted, and the next one may begin. */
const REQUEST_LIMIT_MS = 8000

export function requestRegistry(): Promise<Response> {
  const signal = AbortSignal.timeout(REQUEST_LIMIT_MS)
  return fetch('/registry.json', { cache: 'no-cache', signal })
}
