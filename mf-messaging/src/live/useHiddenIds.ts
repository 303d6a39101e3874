import { type ErrorCode, setLoaded, useLoad } from '@greenlight/runtime'
import { useMemo } from 'react'

const NONE: readonly string[] = []

/**
 * Ids of what the member does not want to see, for instance blocked members; undefined until loaded.
 * After an error nothing is hidden, because the messages matter more.
 */
export function useHiddenIds(
  key: string,
  load: () => Promise<readonly string[]>,
  code: ErrorCode,
): readonly [ids: ReadonlySet<string> | undefined, add: (id: string) => void] {
  const { data, error } = useLoad([key], load, code)
  const list = data ?? (error ? NONE : undefined)
  const ids = useMemo(() => list && new Set(list), [list])
  const add = (id: string) => setLoaded([key], [...new Set([...(list ?? NONE), id])])
  return [ids, add]
}
