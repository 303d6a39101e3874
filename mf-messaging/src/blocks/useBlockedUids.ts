import { listBlocks } from '@greenlight/kit/data/blocks'
import { setLoaded, useLoad } from '@greenlight/runtime'
import { useMemo } from 'react'
import { failure } from '../errors.ts'

export const BLOCKED_UIDS_KEY = ['messaging', 'blockedUids'] as const

const NONE: readonly string[] = []

const listBlockedUids = async () => (await listBlocks()).map(({ uid }) => uid)

/**
 * The members whom I blocked; undefined until loaded. After an error no member is hidden, because messages
 * matter more.
 */
export function useBlockedUids(
  load: () => Promise<readonly string[]> = listBlockedUids,
): readonly [uids: ReadonlySet<string> | undefined, add: (uid: string) => void] {
  const { data, error } = useLoad(BLOCKED_UIDS_KEY, load, failure('messaging/threads-load-failed'))
  const list = data ?? (error ? NONE : undefined)
  const uids = useMemo(() => list && new Set(list), [list])
  const add = (uid: string) => setLoaded(BLOCKED_UIDS_KEY, [...new Set([...(list ?? NONE), uid])])
  return [uids, add]
}
