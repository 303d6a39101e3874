import { paths } from '@greenlight/kit/contract/paths'
import { isRequestTo, type Thread } from '@greenlight/domain/thread'
import { usePages } from '@greenlight/runtime'
import { useMemo, useState } from 'react'
import { listOlderThreads, newestFirst, THREADS_LIMIT, watchSeenThreads } from '../data/threads.ts'
import { useListener } from '../live/useListener.ts'

/** The lists of conversations. Each conversation is in one of them. */
export type ThreadView = 'open' | 'requests' | 'left'

/** The list that the address names. */
export function readView(value: string | null): ThreadView {
  return value === 'requests' || value === 'left' ? value : 'open'
}

/** The list in which `me` finds a conversation. */
export function viewOf(thread: Thread, me: string): ThreadView {
  if (thread.left.includes(me)) return 'left'
  return isRequestTo(thread, me) ? 'requests' : 'open'
}

/** The address of a list. */
export function viewPath(view: ThreadView): string {
  return view === 'open' ? paths.messages() : `${paths.messages()}?view=${view}`
}

/** My conversations: the latest 40 live, older ones page by page. */
export function useThreads() {
  const live = useListener<readonly Thread[]>(['threads'], watchSeenThreads, 'threads-load-failed')
  /** The oldest live conversation when Load more was pressed first. */
  const [newer, setNewer] = useState<string | null>(null)
  const older = usePages(
    newer === null ? null : ['olderThreads', newer],
    (after: Parameters<typeof listOlderThreads>[1]) => listOlderThreads(newer ?? '', after),
    'threads-load-failed',
  )
  const threads = useMemo(() => {
    if (!live.data || !older.items) return live.data
    const byId = new Map([...older.items, ...live.data].map((thread) => [thread.id, thread]))
    return [...byId.values()].sort(newestFirst)
  }, [live.data, older.items])

  const last = live.data?.at(-1)
  const hasOlder = newer === null && (live.data?.length ?? 0) >= THREADS_LIMIT
  return {
    threads,
    error: live.error ?? older.error,
    retry: () => (live.error ? live.retry() : older.retry()),
    loading: newer !== null && older.loading,
    loadMore: hasOlder && last ? () => setNewer(last.id) : older.loadMore,
  }
}
