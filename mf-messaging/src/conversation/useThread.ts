import { watchThread } from '@greenlight/kit/data/threads/watchThread'
import type { Thread } from '@greenlight/kit/domain/thread'
import { useMemo } from 'react'
import { useWatch, type Start } from '../live/useWatch.ts'

/** The list knows the conversation: nothing to listen to. */
const idle: Start<Thread | null> = () => () => {}

/**
 * The conversation `threadId`: from the list of the latest ones, else, once that list is there, by a
 * listener of its own, for an address may name an old one. Undefined while unknown, null if there is none.
 */
export function useThread(threadId: string, threads: readonly Thread[] | undefined) {
  const listed = threads?.find(({ id }) => id === threadId)
  const isMissing = threads !== undefined && !listed
  const start = useMemo(
    (): Start<Thread | null> =>
      isMissing ? (onData, onError) => watchThread(threadId, onData, onError) : idle,
    [isMissing, threadId],
  )
  const { data, error, retry } = useWatch(start)
  return { thread: listed ?? data, error: listed ? null : error, retry }
}
