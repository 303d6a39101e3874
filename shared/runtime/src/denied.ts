/** Causes that were told: a hook may create the error of the same cause again at each render. */
const told = new WeakSet<object>()

const listeners = new Set<() => void>()

/** Tells whether the access rules refused a request, by the cause of an error. */
export function noteDenied(cause: unknown): void {
  if (typeof cause !== 'object' || cause === null || !('code' in cause)) return
  if (cause.code !== 'permission-denied' || told.has(cause)) return
  told.add(cause)
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
