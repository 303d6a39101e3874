import type { Message } from './thread.ts'

/** How many of a thread's latest messages are looked at. */
export const UNREAD_WINDOW = 25

/** Messages from the other member that are newer than `lastRead` (null: never read). */
export function countUnread(latest: readonly Message[], me: string, lastRead: Date | null): number {
  return latest.filter((message) => isUnread(message, me, lastRead)).length
}

/** Whether `me` has yet to read this message. */
export function isUnread(message: Message, me: string, lastRead: Date | null): boolean {
  if (message.sender === me || !message.createdAt) return false
  return !lastRead || message.createdAt > lastRead
}

/** The number on a badge: since only so many messages are looked at, the last one means "or more". */
export function unreadText(count: number): string {
  return count >= UNREAD_WINDOW ? `${UNREAD_WINDOW}+` : String(count)
}
