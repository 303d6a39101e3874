/** After this long a request is given up, and the next one may begin. */
const REQUEST_LIMIT_MS = 8000

/** Asks for the registry of this moment. */
export function askRegistry(): Promise<Response> {
  const signal = AbortSignal.timeout(REQUEST_LIMIT_MS)
  return fetch('/registry.json', { cache: 'no-cache', signal })
}
