import { parseThread, type Thread } from '@greenlight/domain/thread'
import { attempt, currentUser } from '@greenlight/kit/data/attempt'
import {
  type OnError,
  type Unsubscribe,
  watchDocument,
  watchQuery,
} from '@greenlight/kit/data/listeners'
import { type Cursor, readPage } from '@greenlight/kit/data/pages'
import { firestore, type ListPage } from '@greenlight/runtime'
import { failure } from '../errors.ts'

export const THREADS_LIMIT = 40

/**
 * Listens to my 40 latest conversations, newest first. Costs one read for each.
 * `onError` gets `messaging/threads-load-failed`
 */
export function watchThreads(
  onData: (threads: readonly Thread[]) => void,
  onError: OnError,
): Unsubscribe {
  const { uid } = currentUser(failure('messaging/threads-load-failed'))
  return watchQuery(
    {
      code: failure('messaging/threads-load-failed'),
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

export function newestFirst(a: Thread, b: Thread): number {
  return (b.lastAt?.getTime() ?? 0) - (a.lastAt?.getTime() ?? 0)
}

/**
 * A page of my conversations that are older than `newer`, newest first; `after` is where the page begins,
 * null for the first one. Costs one read for each, and one more for the first page.
 * @throws GreenlightError `messaging/threads-load-failed`
 */
export function listOlderThreads(
  newer: string,
  after: Cursor | null,
): Promise<ListPage<Thread, Cursor>> {
  return attempt(failure('messaging/threads-load-failed'), async () => {
    const { uid } = currentUser(failure('messaging/threads-load-failed'))
    const { db, collection, doc, getDoc, orderBy, query, where } = await firestore()
    const source = query(
      collection(db, 'threads'),
      where('members', 'array-contains', uid),
      orderBy('lastAt', 'desc'),
    )
    const before = after ?? (await getDoc(doc(db, 'threads', newer)))
    return readPage(source, THREADS_LIMIT, before.exists() ? before : null, parseThread)
  })
}

/**
 * Listens to one conversation, for instance an older one from an address; null while there is none.
 * Costs one read. `onError` gets `messaging/messages-load-failed`
 */
export function watchThread(
  threadId: string,
  onData: (thread: Thread | null) => void,
  onError: OnError,
): Unsubscribe {
  const path = ['threads', threadId] as const
  return watchDocument(
    { code: failure('messaging/messages-load-failed'), path, parse: parseThread },
    onData,
    onError,
  )
}
