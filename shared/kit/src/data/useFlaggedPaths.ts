import { flaggedPaths, startLoad, useLoad } from '@greenlight/runtime'
import { useState } from 'react'
import { failure } from '../errors.ts'
import { listFlaggedPaths } from './flags.ts'

const KEY = ['flaggedPaths']

/** Begins to read them before the page is mounted, unless this device has a copy. */
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
  const { data } = useLoad(known ? null : KEY, listFlaggedPaths, failure('kit/flags-load-failed'))
  const paths = known ?? data
  // Uses the newest paths, not those of the render: two changes may begin at once.
  const change = (to: (before: readonly string[]) => readonly string[]) =>
    setKnown((before) => to(before ?? data ?? []))
  const add = (path: string) => change((before) => [...before, path])
  const remove = (path: string) => change((before) => before.filter((each) => each !== path))
  return [paths, add, remove]
}
