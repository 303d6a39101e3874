import { useCallback, useEffect, useState } from 'react'

/**
 * Ids that are read once and then only grow here. Undefined until they were read; a failure counts as
 * none, since they only hide what one would rather not see. `load` must stay the same function.
 */
export function useGrowingSet(
  load: () => Promise<readonly string[]>,
): readonly [ids: ReadonlySet<string> | undefined, add: (id: string) => void] {
  const [ids, setIds] = useState<ReadonlySet<string>>()

  const add = useCallback((id: string) => setIds((before) => new Set(before).add(id)), [])

  useEffect(() => {
    let left = false
    const show = (loaded: readonly string[]) => {
      if (!left) setIds((before) => new Set([...(before ?? []), ...loaded]))
    }
    load().then(show, (cause: unknown) => {
      console.warn('What is to be hidden could not be read.', cause)
      show([])
    })
    return () => {
      left = true
    }
  }, [load])
  return [ids, add]
}
