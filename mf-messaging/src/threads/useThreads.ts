import type { Thread } from '@greenlight/domain/thread'
import type { Cursor } from '@greenlight/kit/data/pages'
import { changePages, useForgetOnUnmount, usePages } from '@greenlight/runtime'
import { useMemo, useState } from 'react'
import { failure } from '../errors.ts'
import { useListener } from '../listeners/useListener.ts'
import { useMyUid } from '../member/useMyUid.ts'
import { createSeenThreads } from './createSeenThreads.ts'
import { listOlderThreads, newestFirst, THREADS_LIMIT } from './threads.ts'
import { withLeft } from './threadViews.ts'

/** My conversations, newest first: the latest 40 live, older ones page by page. */
export function useThreads() {
  const me = useMyUid()
  const [seen] = useState(createSeenThreads)
  const live = useListener(
    ['messaging', 'threads'],
    seen.watch,
    failure('messaging/threads-load-failed'),
  )
  /** The oldest live conversation at the first press of Load more. */
  const [newer, setNewer] = useState<string | null>(null)
  const olderKey = newer === null ? null : ['messaging', 'olderThreads', newer]
  // The next visit begins with the live list. Otherwise its Load more would read all pages of this visit again.
  useForgetOnUnmount(olderKey)
  const older = usePages(
    olderKey,
    (after: Cursor | null) => listOlderThreads(newer ?? '', after),
    failure('messaging/threads-load-failed'),
  )
  const threads = useMemo(() => {
    if (!live.data) return undefined
    const all = [...(older.items ?? []), ...live.data]
    const byId = new Map(all.map((thread) => [thread.id, thread]))
    return [...byId.values()].sort(newestFirst)
  }, [live.data, older.items])

  /** Shows that I have left or rejoined a conversation. */
  const showLeft = (threadId: string, left: boolean) => {
    seen.change(threadId, (thread) => withLeft(thread, me, left))
    if (!olderKey) return
    changePages<Thread>(olderKey, (items) =>
      items.map((thread) => (thread.id === threadId ? withLeft(thread, me, left) : thread)),
    )
  }

  const last = live.data?.at(-1)
  const hasOlder = newer === null && (live.data?.length ?? 0) >= THREADS_LIMIT
  return {
    threads,
    error: live.error ?? older.error,
    retry: () => (live.error ? live.retry() : older.retry()),
    loading: newer !== null && older.loading,
    loadMore: hasOlder && last ? () => setNewer(last.id) : older.loadMore,
    showLeft,
  }
}
