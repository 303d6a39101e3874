import { readDate } from '@greenlight/domain/stored'
import { otherMember, parseThread, type Thread } from '@greenlight/domain/thread'
import { attempt, currentUser } from '@greenlight/kit/data/attempt'
import {
  type OnError,
  type Unsubscribe,
  watchDocument,
  watchQuery,
} from '@greenlight/kit/data/listeners'
import { type Cursor, readPage } from '@greenlight/kit/data/pages'
import { firestore, session, type ListPage } from '@greenlight/runtime'
import { UNREAD_WINDOW } from '../conversation/conversationRows.ts'

export const THREADS_LIMIT = 40

/**
 * Listens to my 40 latest conversations, newest first. Costs one read for each.
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

/** As `watchThreads`, with the conversations that were among the latest 40 since the listener started. */
export function watchSeenThreads(
  onData: (threads: readonly Thread[]) => void,
  onError: OnError,
): Unsubscribe {
  const seen = new Map<string, Thread>()
  return watchThreads((latest) => {
    for (const thread of latest) seen.set(thread.id, thread)
    onData([...seen.values()].sort(newestFirst))
  }, onError)
}

/** The order of the list of conversations. */
export function newestFirst(a: Thread, b: Thread): number {
  return (b.lastAt?.getTime() ?? 0) - (a.lastAt?.getTime() ?? 0)
}

/**
 * A page of my conversations that are older than `newer`, newest first; `after` is where the page begins,
 * null for the first one. Costs one read for each, and one more for the first page.
 * @throws GreenlightError `threads-load-failed`
 */
export function listOlderThreads(
  newer: string,
  after: Cursor | null,
): Promise<ListPage<Thread, Cursor>> {
  return attempt('threads-load-failed', async () => {
    const { uid } = currentUser('threads-load-failed')
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
 * Leaves a conversation, after which neither member can write in it, or comes back. Costs one write.
 * @throws GreenlightError `thread-leave-failed`
 */
export function setLeft(threadId: string, left: boolean): Promise<void> {
  return attempt('thread-leave-failed', async () => {
    const { uid } = currentUser('thread-leave-failed')
    const { db, deleteField, doc, updateDoc } = await firestore()
    await updateDoc(doc(db, 'threads', threadId), {
      [`left.${uid}`]: left ? true : deleteField(),
    })
  })
}

/**
 * Listens to one conversation, for instance an older one from an address; null while there is none.
 * Costs one read. `onError` gets `messages-load-failed`
 */
export function watchThread(
  threadId: string,
  onData: (thread: Thread | null) => void,
  onError: OnError,
): Unsubscribe {
  const path = ['threads', threadId] as const
  return watchDocument({ code: 'messages-load-failed', path, parse: parseThread }, onData, onError)
}

/**
 * The number of messages of the other member that are newer than `lastRead` (null: all), at most 25. The
 * server counts them, which costs one read.
 * @throws GreenlightError `threads-load-failed`
 */
export function fetchUnreadCount(
  thread: Pick<Thread, 'id' | 'members'>,
  lastRead: Date | null,
): Promise<number> {
  return attempt('threads-load-failed', async () => {
    const other = otherMember(thread, currentUser('threads-load-failed').uid)
    const { db, collection, getCount, limit, orderBy, query, where } = await firestore()
    const unread = query(
      collection(db, 'threads', thread.id, 'messages'),
      where('sender', '==', other),
      ...(lastRead ? [where('createdAt', '>', lastRead)] : []),
      orderBy('createdAt', 'desc'),
      limit(UNREAD_WINDOW),
    )
    return (await getCount(unread)).data().count
  })
}

/**
 * Marks a conversation as read now: in my private marker, and with read receipts on also for the other
 * member, unless `isPrivate`. Costs one write, or two. Never rejects: the next call repairs a lost mark.
 */
export async function markThreadRead(threadId: string, isPrivate = false): Promise<void> {
  try {
    const { uid } = currentUser('messages-load-failed')
    const { member } = session.getState()
    const { db, doc, serverTimestamp, setDoc } = await firestore()
    const at = serverTimestamp()
    const writes = [setDoc(doc(db, 'users', uid, 'reads', threadId), { at })]
    // Not a batch: if receipts were switched off on another device, only the second write is refused.
    if (!isPrivate && member.state === 'ready' && member.profile.messageSettings.readReceipts) {
      writes.push(
        setDoc(doc(db, 'threads', threadId), { lastRead: { [uid]: at } }, { merge: true }),
      )
    }
    const failed = (await Promise.allSettled(writes)).find(({ status }) => status === 'rejected')
    if (failed) console.warn('A conversation could not be marked as read.', failed)
  } catch (cause) {
    console.warn('A conversation could not be marked as read.', cause)
  }
}

const READS_LIMIT = 100

/**
 * Listens to when I last read each conversation, by thread id: my 100 latest private markers, more than
 * the list shows. Costs one read for each. `onError` gets `threads-load-failed`
 */
export function watchReads(
  onData: (reads: ReadonlyMap<string, Date>) => void,
  onError: OnError,
): Unsubscribe {
  const { uid } = currentUser('threads-load-failed')
  return watchQuery(
    {
      code: 'threads-load-failed',
      source: ({ db, collection, limit, orderBy, query }) =>
        query(collection(db, 'users', uid, 'reads'), orderBy('at', 'desc'), limit(READS_LIMIT)),
      parse: (threadId, fields) => {
        const at = readDate(fields['at'])
        return at && ([threadId, at] as const)
      },
    },
    (reads) => onData(new Map(reads)),
    onError,
  )
}

/**
 * Shows or removes my typing mark for the other member, unless my typing indicators are off. Costs one
 * write: call it every few seconds while typing (a mark is valid for 6 s), not for each key. Never rejects.
 */
export async function setTyping(threadId: string, typing: boolean): Promise<void> {
  const { user, member } = session.getState()
  const shown = member.state === 'ready' && member.profile.messageSettings.typingIndicators
  if (!user || !shown) return
  try {
    const { db, deleteDoc, doc, serverTimestamp, setDoc } = await firestore()
    const mark = doc(db, 'threads', threadId, 'typing', user.uid)
    await (typing ? setDoc(mark, { at: serverTimestamp() }) : deleteDoc(mark))
  } catch (cause) {
    console.warn('The typing mark could not be set.', cause)
  }
}

/**
 * Listens to when `otherUid` last typed in a conversation, by the server's clock; null without a mark.
 * Costs one read. `onError` gets `messages-load-failed`
 */
export function watchTyping(
  threadId: string,
  otherUid: string,
  onData: (at: Date | null) => void,
  onError: OnError,
): Unsubscribe {
  return watchDocument(
    {
      code: 'messages-load-failed',
      path: ['threads', threadId, 'typing', otherUid],
      parse: (_, fields) => readDate(fields['at']),
    },
    onData,
    onError,
  )
}
