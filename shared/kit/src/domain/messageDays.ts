import type { Message } from './thread.ts'
import { isUnread } from './unread.ts'

/** A line of a conversation: the start of a day, the start of what is new, or a message. */
export type ConversationRow =
  | { readonly kind: 'day'; readonly day: Date }
  | { readonly kind: 'new' }
  | { readonly kind: 'message'; readonly message: Message }

/**
 * Messages, oldest first, with a separator before each local day and one before the first unread.
 * `now` stands in for messages that the server has not dated yet.
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
