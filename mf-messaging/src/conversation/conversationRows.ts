import type { Message, Thread } from '@greenlight/domain/thread'

/** At most this many of a thread's latest messages are counted. */
export const UNREAD_WINDOW = 25

/** Whether `me` has not read this message. */
export function isUnread(message: Message, me: string, lastRead: Date | null): boolean {
  if (message.sender === me || !message.createdAt) return false
  return !lastRead || message.createdAt > lastRead
}

/** The text of a badge; the highest count means "or more". */
export function unreadText(count: number): string {
  return count >= UNREAD_WINDOW ? `${UNREAD_WINDOW}+` : String(count)
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

/** A row of a conversation: the separator of a day, the line "New messages", or a message. */
export type ConversationRow =
  | { readonly kind: 'day'; readonly day: Date }
  | { readonly kind: 'new' }
  | { readonly kind: 'message'; readonly message: Message }

/**
 * Messages, oldest first, with a separator before each local day and one before the first unread.
 * Messages without a date from the server yet belong to the day of `now`.
 */
export function conversationRows(
  messages: readonly Message[],
  { me, lastRead, now }: { me: string; lastRead: Date | null; now: Date },
): readonly ConversationRow[] {
  const firstUnread = messages.find((message) => isUnread(message, me, lastRead))
  let previous = ''
  return messages.flatMap((message) => {
    const day = message.createdAt ?? now
    const rows: ConversationRow[] = []
    if (day.toDateString() !== previous) rows.push({ kind: 'day', day })
    if (message === firstUnread) rows.push({ kind: 'new' })
    previous = day.toDateString()
    rows.push({ kind: 'message', message })
    return rows
  })
}
