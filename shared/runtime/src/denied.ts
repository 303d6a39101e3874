/** Causes that the listeners have received. A hook may create an error of the same cause at each render. */
const reported = new WeakSet<object>()

const listeners = new Set<() => void>()

/** Calls the listeners if the cause of an error is that the access rules refused a request. */
export function noteDenied(cause: unknown): void {
  if (typeof cause !== 'object' || cause === null || !('code' in cause)) return
  if (cause.code !== 'permission-denied' || reported.has(cause)) return
  reported.add(cause)
  listeners.forEach((listener) => listener())
}

/**
 * Calls `listener` for each request of this page that the access rules refuse and that becomes an error. Returns
 * the function that ends it.
 */
export function onDenied(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
