import type { Thread } from '@greenlight/domain/thread'
import { failure } from '../errors.ts'
import { useListener } from '../listeners/useListener.ts'
import { THREADS_LIMIT, watchThread } from './threads.ts'

/** Whether the conversation at this place of the sorted list is one of the latest 40, which are live. */
const isLive = (place: number) => place >= 0 && place < THREADS_LIMIT

/**
 * The conversation `threadId`. A list that is not full has all of them, live. Otherwise, one that is not
 * among the latest gets its own listener. Its copy in the list, if any, is shown until the listener answers.
 * Undefined until known, null if there is none.
 */
export function useThread(threadId: string, threads: readonly Thread[] | undefined) {
  const place = threads?.findIndex(({ id }) => id === threadId) ?? -1
  const listed = threads?.[place]
  const mayBeOlder = threads !== undefined && threads.length >= THREADS_LIMIT && !isLive(place)
  const { data, error, retry } = useListener<Thread | null>(
    mayBeOlder ? ['messaging', 'thread', threadId] : null,
    (onData, onError) => watchThread(threadId, onData, onError),
    failure('messaging/messages-load-failed'),
  )
  const copy = listed ?? (threads && !mayBeOlder ? null : undefined)
  return {
    thread: mayBeOlder && data !== undefined ? data : copy,
    error: mayBeOlder && !listed ? error : null,
    retry,
  }
}
