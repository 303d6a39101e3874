/** Runs `load` at the first call and shares its result; a failure is forgotten, so the next call tries again. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  return () =>
    (running ??= load().catch((cause: unknown) => {
      running = undefined
      throw cause
    }))
}
