import type { LoadKey } from './loadingTypes.ts'

/** After this time a page loads the data itself, because the answer may be out of date. */
const KEPT_MS = 10_000

const started = new Map<string, Promise<unknown>>()

const nameOf = (key: LoadKey): string => JSON.stringify(key)

/**
 * Begins to load what a page requests under `key`, before the page is mounted. After a failure the page loads
 * it itself. A second call with the same key does nothing.
 */
export function startLoad(key: LoadKey, load: () => Promise<unknown>): void {
  const name = nameOf(key)
  if (started.has(name)) return
  const loading = load()
  const forget = () => {
    if (started.get(name) === loading) started.delete(name)
  }
  started.set(name, loading)
  loading.catch(forget)
  setTimeout(forget, KEPT_MS)
}

/** Returns the load that `startLoad` began under `key`, at the first call only; otherwise undefined. */
export function takeStarted<T>(key: LoadKey): Promise<T> | undefined {
  const loading = started.get(nameOf(key))
  started.delete(nameOf(key))
  return loading as Promise<T> | undefined // a key always names the same type of data
}
