import { firestore } from '@greenlight/runtime'
import { otherMember, type Thread } from '../../domain/thread.ts'
import { UNREAD_WINDOW } from '../../domain/unread.ts'
import { attempt } from '../attempt.ts'
import { currentUser } from '../currentMember.ts'

/**
 * How many messages of the other member are newer than `lastRead` (null: all), at most 25. Counted
 * by the server: costs one read. Needless where `lastSender` is me or `lastAt` is not newer.
 * @throws GreenlightError `threads-load-failed`
 */
export function countUnread(
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
