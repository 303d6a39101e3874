import type { Thread } from '@greenlight/domain/thread'
import { fetchUnreadCount } from '../data/threads.ts'

type Counted = { readonly key: string; readonly count: Promise<number> }

/** The latest count of each conversation. */
const counted = new Map<string, Counted>()

/**
 * The unread messages of a conversation, at most 25. List and badge both ask here, so they show the same
 * number, and each state of a conversation is counted once. Costs one read.
 * @throws GreenlightError `threads-load-failed`
 */
export function unreadCountOf(
  thread: Pick<Thread, 'id' | 'members' | 'lastAt'>,
  lastRead: Date | null,
): Promise<number> {
  const key = `${thread.lastAt?.getTime()} ${lastRead?.getTime()}`
  const known = counted.get(thread.id)
  if (known?.key === key) return known.count
  const count = fetchUnreadCount(thread, lastRead)
  counted.set(thread.id, { key, count })
  // The next call asks again.
  count.catch(() => counted.delete(thread.id))
  return count
}
