import type { LoadKey } from './loadingTypes.ts'

/** A page that has not asked by then loads anew: the answer may be out of date. */
const KEPT_MS = 10_000

const started = new Map<string, Promise<unknown>>()

const nameOf = (key: LoadKey): string => JSON.stringify(key)

/**
 * Begins to load what a page will ask for under `key`, before the page is there. A failure is forgotten: the
 * page then loads it itself. Two calls with the same key begin one load.
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

/** Hands over what was begun under `key`, once; undefined if nothing was. */
export function takeStarted<T>(key: LoadKey): Promise<T> | undefined {
  const loading = started.get(nameOf(key))
  started.delete(nameOf(key))
  return loading as Promise<T> | undefined // equal keys name the same data
}
