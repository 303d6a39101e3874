import type { Thread } from '../../domain/thread.ts'
import { currentUser } from '../currentMember.ts'
import type { OnError, Unsubscribe } from '../listen.ts'
import { watchQuery } from '../watchQuery.ts'
import { parseThread } from './parseThread.ts'

const THREADS_LIMIT = 40

/**
 * Listens to my 40 latest conversations, newest first. Costs a read a thread.
 * `onError` gets `threads-load-failed`
 */
export function watchThreads(
  onData: (threads: readonly Thread[]) => void,
  onError: OnError,
): Unsubscribe {
  const { uid } = currentUser('threads-load-failed')
  return watchQuery(
    {
      code: 'threads-load-failed',
      source: ({ db, collection, limit, orderBy, query, where }) =>
        query(
          collection(db, 'threads'),
          where('members', 'array-contains', uid),
          orderBy('lastAt', 'desc'),
          limit(THREADS_LIMIT),
        ),
      parse: parseThread,
    },
    onData,
    onError,
  )
}
