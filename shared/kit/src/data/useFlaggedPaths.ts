import { flaggedPaths, setLoaded, startLoad, useLoad } from '@greenlight/runtime'
import { useState } from 'react'
import { listFlaggedPaths } from './flags.ts'

const KEY = ['flaggedPaths']

/** Begins to read them before the page is there, unless this device has a copy. */
export function startFlaggedPaths(): void {
  if (!flaggedPaths.get()) startLoad(KEY, listFlaggedPaths)
}

/**
 * The document paths of what I flagged, undefined until they are known, and how to add or remove one. Free while
 * this device has a copy, else one read for each flag.
 */
export function useFlaggedPaths(): readonly [
  paths: readonly string[] | undefined,
  add: (path: string) => void,
  remove: (path: string) => void,
] {
  const [known, setKnown] = useState(() => flaggedPaths.get())
  const { data } = useLoad(known ? null : KEY, listFlaggedPaths, 'flags-load-failed')
  const paths = known ?? data
  const set = (changed: readonly string[]) => {
    if (known) setKnown(changed)
    else setLoaded(KEY, changed)
  }
  const add = (path: string) => set([...(paths ?? []), path])
  const remove = (path: string) => set((paths ?? []).filter((each) => each !== path))
  return [paths, add, remove]
}
