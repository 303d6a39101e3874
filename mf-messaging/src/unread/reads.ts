import { readDate } from '@greenlight/domain/stored'
import { otherMember, type Thread } from '@greenlight/domain/thread'
import { attempt, currentUser, isDenied } from '@greenlight/kit/data/attempt'
import { type OnError, type Unsubscribe, watchQuery } from '@greenlight/kit/data/listeners'
import { firestore, liveFirestore, session } from '@greenlight/runtime'
import { failure } from '../errors.ts'
import { UNREAD_COUNT_LIMIT } from './unread.ts'

/**
 * The number of messages of the other member that are newer than `lastRead` (null: all), at most 25. The
 * server counts them, which costs one read.
 * @throws GreenlightError `messaging/threads-load-failed`
 */
export function fetchUnreadCount(
  thread: Pick<Thread, 'id' | 'members'>,
  lastRead: Date | null,
): Promise<number> {
  return attempt(failure('messaging/threads-load-failed'), async () => {
    const other = otherMember(thread, currentUser(failure('messaging/threads-load-failed')).uid)
    const { db, collection, getCount, limit, orderBy, query, where } = await firestore()
    const unread = query(
      collection(db, 'threads', thread.id, 'messages'),
      where('sender', '==', other),
      ...(lastRead ? [where('createdAt', '>', lastRead)] : []),
      orderBy('createdAt', 'desc'),
      limit(UNREAD_COUNT_LIMIT),
    )
    return (await getCount(unread)).data().count
  })
}

const PACE_MS = 1100

/**
 * Marks a conversation as read now: in my private marker, and with read receipts on also for the other
 * member, unless `isPrivate`. Costs one write, or two; one more within a second of the last mark. Never rejects: the next call repairs a lost mark.
 */
export async function markThreadRead(threadId: string, isPrivate = false): Promise<void> {
  try {
    const { uid } = currentUser(failure('messaging/messages-load-failed'))
    const { member } = session.getState()
    const { db, doc, serverTimestamp, setDoc } = await firestore()
    const at = serverTimestamp()
    const writes = [setDoc(doc(db, 'users', uid, 'reads', threadId), { at })]
    // Not a batch: if receipts were switched off on another device, only the second write is refused.
    if (!isPrivate && member.state === 'ready' && member.profile.messageSettings.readReceipts) {
      const mark = () =>
        setDoc(doc(db, 'threads', threadId), { lastRead: { [uid]: at } }, { merge: true })
      writes.push(mark().catch((cause: unknown) => againInASecond(cause, mark)))
    }
    const failed = (await Promise.allSettled(writes)).find(({ status }) => status === 'rejected')
    if (failed) console.warn('A conversation could not be marked as read.', failed)
  } catch (cause) {
    console.warn('A conversation could not be marked as read.', cause)
  }
}

/** The rules take a mark a second: of two messages at once, the second one is marked by this. */
async function againInASecond(cause: unknown, mark: () => Promise<void>): Promise<void> {
  if (!isDenied(cause)) throw cause
  await new Promise((resolve) => setTimeout(resolve, PACE_MS))
  return mark()
}

/** When I last read a conversation, by my private marker; null for never. Costs one read. */
export async function getReadTime(threadId: string): Promise<Date | null> {
  const { uid } = currentUser(failure('messaging/threads-load-failed'))
  const { db, doc, getDoc } = await liveFirestore()
  const marker = await getDoc(doc(db, 'users', uid, 'reads', threadId))
  return readDate(marker.get('at'))
}

const READS_LIMIT = 100

/**
 * Listens to when I last read each conversation, by thread id: my 100 latest private markers, more than
 * the list shows. Costs one read for each. `onError` gets `messaging/threads-load-failed`
 */
export function watchReads(
  onData: (reads: ReadonlyMap<string, Date>) => void,
  onError: OnError,
): Unsubscribe {
  const { uid } = currentUser(failure('messaging/threads-load-failed'))
  return watchQuery(
    {
      code: failure('messaging/threads-load-failed'),
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
