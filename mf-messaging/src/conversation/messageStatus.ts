import type { Message } from '@greenlight/kit/domain/thread'
import type { Outgoing } from '../outbox/outgoing.ts'

/** What became of a message of mine. */
export type MessageStatus = Outgoing['state'] | 'read'

export const statusLabels: Readonly<Record<MessageStatus, string>> = {
  waiting: 'Waiting',
  sending: 'Sending',
  sent: 'Sent',
  read: 'Read',
  failed: 'Not sent',
}

/** Of a message that the conversation lists: read once the other member has read past it. */
export function statusOf({ createdAt }: Message, otherRead: Date | null): MessageStatus {
  return createdAt && otherRead && otherRead >= createdAt ? 'read' : 'sent'
}

/** One on its way, as the conversation shows it: not dated before the server has it. */
export function asMessage({ id, threadId, text }: Outgoing, sender: string): Message {
  return { id, threadId, text, sender, createdAt: null }
}
