import type { Thread } from '@greenlight/domain/thread'
import { fetchUnreadCount } from './reads.ts'

type Counted = { readonly state: string; readonly count: Promise<number> }

/**
 * Counts the unread messages of a conversation, at most 25. List and badge share one counter, so they show the
 * same number, and each state of a conversation is counted once. Costs one read.
 * @throws GreenlightError `messaging/threads-load-failed`
 */
export function createUnreadCounter(fetchCount: typeof fetchUnreadCount = fetchUnreadCount) {
  /** The latest count of each conversation. */
  const counted = new Map<string, Counted>()

  return function countUnread(
    thread: Pick<Thread, 'id' | 'members' | 'lastAt'>,
    lastRead: Date | null,
  ): Promise<number> {
    const state = `${thread.lastAt?.getTime()} ${lastRead?.getTime()}`
    const known = counted.get(thread.id)
    if (known?.state === state) return known.count
    const count = fetchCount(thread, lastRead)
    counted.set(thread.id, { state, count })
    // The next call counts again.
    count.catch(() => counted.delete(thread.id))
    return count
  }
}
