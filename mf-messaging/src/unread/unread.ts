import type { Message, Thread } from '@greenlight/domain/thread'

/** At most this many of a thread's latest messages are counted. */
export const UNREAD_COUNT_LIMIT = 25

/** Whether `me` has not read this message. */
export function isUnread(message: Message, me: string, lastRead: Date | null): boolean {
  if (message.sender === me || !message.createdAt) return false
  return !lastRead || message.createdAt > lastRead
}

/** The text of a badge. The highest count is shown as "or more". */
export function unreadText(count: number): string {
  return count >= UNREAD_COUNT_LIMIT ? `${UNREAD_COUNT_LIMIT}+` : String(count)
}

/** When I last read each conversation, by thread id. */
export type ReadTimes = ReadonlyMap<string, Date>

/** Whether the other member wrote the last message, after I last read. */
export function isThreadUnread(
  { id, lastSender, lastAt }: Pick<Thread, 'id' | 'lastSender' | 'lastAt'>,
  me: string,
  reads: ReadTimes,
): boolean {
  if (!lastSender || lastSender === me || !lastAt) return false
  return lastAt > (reads.get(id) ?? new Date(0))
}
