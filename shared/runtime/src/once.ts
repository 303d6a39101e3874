/** Runs `load` at the first call and shares its result. After a failure, the next call runs it again. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  return () =>
    (running ??= load().catch((cause: unknown) => {
      running = undefined
      throw cause
    }))
}
