const listeners = new Set<() => void>()

/**
 * Calls `keep` before the shell reloads the page on its own, so that a form can keep what was typed. Returns the
 * function that ends it.
 */
export function beforeReload(keep: () => void): () => void {
  listeners.add(keep)
  return () => void listeners.delete(keep)
}

/** Reloads the page, after everything that `beforeReload` knows has kept what was typed. For the shell. */
export function reloadPage(): void {
  listeners.forEach((keep) => keep())
  window.location.reload()
}
