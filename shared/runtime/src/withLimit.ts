/** `work`, unless it takes longer than `limitMs`: then rejects with `late()`. */
export function withLimit<T>(work: Promise<T>, limitMs: number, late: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), limitMs)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
