import type { Message } from '@greenlight/domain/thread'
import { isUnread } from '../unread/unread.ts'

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
