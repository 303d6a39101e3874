import { paths } from '@greenlight/kit/contract/paths'
import { isRequestTo, type Thread } from '@greenlight/domain/thread'
import { useForgetOnUnmount, usePages } from '@greenlight/runtime'
import { useMemo, useState } from 'react'
import {
  listOlderThreads,
  newestFirst,
  THREADS_LIMIT,
  watchSeenThreads,
  watchThread,
} from './threads.ts'
import { useListener } from '../listeners/useListener.ts'
import { useMyUid } from '../member/useMe.ts'

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

/** Whether the conversation at this place of the sorted list is one of the latest 40, which are live. */
const isLive = (place: number) => place >= 0 && place < THREADS_LIMIT

/** The conversation as it is once `me` has left it or has come back. */
export function withLeft(thread: Thread, me: string, left: boolean): Thread {
  const others = thread.left.filter((uid) => uid !== me)
  return { ...thread, left: left ? [...others, me] : others }
}

/** My conversations, newest first: the latest 40 live, older ones page by page. */
export function useThreads() {
  const me = useMyUid()
  const live = useListener<readonly Thread[]>(['threads'], watchSeenThreads, 'threads-load-failed')
  /** The oldest live conversation when Load more was pressed first. */
  const [newer, setNewer] = useState<string | null>(null)
  const olderKey = newer === null ? null : ['olderThreads', newer]
  // The marks below end with this page, so the next visit reads the older ones again.
  useForgetOnUnmount(olderKey)
  const older = usePages(
    olderKey,
    (after: Parameters<typeof listOlderThreads>[1]) => listOlderThreads(newer ?? '', after),
    'threads-load-failed',
  )
  /** By id, whether I left a conversation or came back. No listener reports that for an older one. */
  const [leftMarks, setLeftMarks] = useState<ReadonlyMap<string, boolean>>(new Map())
  const threads = useMemo(() => {
    if (!live.data) return undefined
    const all = [...(older.items ?? []), ...live.data]
    const byId = new Map(all.map((thread) => [thread.id, thread]))
    return [...byId.values()].sort(newestFirst).map((thread, place) => {
      const left = leftMarks.get(thread.id)
      return left === undefined || isLive(place) ? thread : withLeft(thread, me, left)
    })
  }, [live.data, older.items, leftMarks, me])

  const last = live.data?.at(-1)
  const hasOlder = newer === null && (live.data?.length ?? 0) >= THREADS_LIMIT
  return {
    threads,
    error: live.error ?? older.error,
    retry: () => (live.error ? live.retry() : older.retry()),
    loading: newer !== null && older.loading,
    loadMore: hasOlder && last ? () => setNewer(last.id) : older.loadMore,
    markLeft: (threadId: string, left: boolean) =>
      setLeftMarks((before) => new Map(before).set(threadId, left)),
  }
}

/**
 * The conversation `threadId`. A list that is not full has all of them, live; otherwise one that is not among
 * the latest gets a listener of its own. Its copy in the list, if any, is shown until the listener answers.
 * Undefined until known, null if there is none.
 */
export function useThread(threadId: string, threads: readonly Thread[] | undefined) {
  const place = threads?.findIndex(({ id }) => id === threadId) ?? -1
  const listed = threads?.[place]
  const mayBeOlder = threads !== undefined && threads.length >= THREADS_LIMIT && !isLive(place)
  const { data, error, retry } = useListener<Thread | null>(
    mayBeOlder ? ['thread', threadId] : null,
    (onData, onError) => watchThread(threadId, onData, onError),
    'messages-load-failed',
  )
  const copy = listed ?? (threads && !mayBeOlder ? null : undefined)
  return {
    thread: mayBeOlder && data !== undefined ? data : copy,
    error: mayBeOlder && !listed ? error : null,
    retry,
  }
}
