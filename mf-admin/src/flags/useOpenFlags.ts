import type { Flag, FlagReason } from '@greenlight/domain/flag'
import { urgentReasons } from '@greenlight/domain/urgent'
import type { LiveData } from '@greenlight/runtime'
import { useMemo } from 'react'
import { useLiveList } from '../lists/useLiveList.ts'
import { mergeFlags } from './flagGroups.ts'
import { watchOpenFlags } from './flags.ts'

const NONE: readonly Flag[] = []

/**
 * The open flags, live: the 100 oldest, the 100 oldest urgent ones and, with a filter, the 100 oldest for
 * its reason. Urgent and filtered flags are therefore listed even if there are many other flags.
 */
export function useOpenFlags(filter: FlagReason | null): LiveData<readonly Flag[]> {
  const oldest = useLiveList<Flag>('openFlags', (...args) => watchOpenFlags(null, ...args))
  const urgent = useLiveList<Flag>('urgentFlags', (...args) =>
    watchOpenFlags(urgentReasons, ...args),
  )
  const filtered = useLiveList<Flag>(filter && `openFlags ${filter}`, (...args) =>
    watchOpenFlags(filter && [filter], ...args),
  )
  const lists = filter ? [oldest, urgent, filtered] : [oldest, urgent]
  const [a, b, c] = [oldest.data, urgent.data, filter ? filtered.data : NONE]
  const data = useMemo(() => (a && b && c ? mergeFlags(a, b, c) : undefined), [a, b, c])
  const failed = lists.find(({ error }) => error !== null)
  return {
    data: failed ? undefined : data,
    error: failed?.error ?? null,
    retry: () => {
      for (const list of lists) if (list.error) list.retry()
    },
  }
}
