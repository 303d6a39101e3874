import {
  type FailureLike,
  type LiveData,
  type LoadKey,
  type Subscribe,
  useForgetOnUnmount,
  useLive,
  setLoaded,
  useLoad,
} from '@greenlight/runtime'
import { useMemo, useSyncExternalStore } from 'react'

/**
 * `useLive`, but the data is forgotten on unmount. Old messages or read times would put the line
 * "New messages" into the wrong place, and mark messages as read a second time.
 */
export function useListener<T>(
  key: LoadKey | null,
  subscribe: Subscribe<T>,
  code: FailureLike,
): LiveData<T> {
  useForgetOnUnmount(key)
  return useLive(key, subscribe, code)
}

const NONE: readonly string[] = []

/**
 * Ids of what the member does not want to see, for instance blocked members; undefined until loaded.
 * After an error nothing is hidden, because the messages matter more.
 */
export function useHiddenIds(
  key: string,
  load: () => Promise<readonly string[]>,
  code: FailureLike,
): readonly [ids: ReadonlySet<string> | undefined, add: (id: string) => void] {
  const { data, error } = useLoad([key], load, code)
  const list = data ?? (error ? NONE : undefined)
  const ids = useMemo(() => list && new Set(list), [list])
  const add = (id: string) => setLoaded([key], [...new Set([...(list ?? NONE), id])])
  return [ids, add]
}

function onVisibilityChange(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

/** False while the tab is in the background. */
export function useTabVisible(): boolean {
  return useSyncExternalStore(onVisibilityChange, () => document.visibilityState === 'visible')
}
