/**
 * Runs `load` at the first call and shares its result with later calls. After a failure, the next call runs
 * it again.
 */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  return () =>
    (running ??= load().catch((cause: unknown) => {
      running = undefined
      throw cause
    }))
}
