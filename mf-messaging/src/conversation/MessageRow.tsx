import type { Message } from '@greenlight/domain/thread'
import { timeText } from '@greenlight/domain/when'
import { Button } from '@greenlight/kit/ui/form/Button'
import { memo } from 'react'
import { failure } from '../errors.ts'
import type { Outgoing } from '../outbox/createOutbox.ts'
import { useOutbox } from '../outbox/useOutbox.ts'
import { passFocusToName } from './ConversationHeader.tsx'

/** The delivery status of an own message. */
type MessageStatus = Outgoing['state'] | 'read'

const statusLabels: Readonly<Record<MessageStatus, string>> = {
  waiting: 'Waiting',
  sending: 'Sending',
  sent: 'Sent',
  read: 'Read',
  failed: 'Not sent',
}

export function statusOf({ createdAt }: Message, otherRead: Date | null): MessageStatus {
  return createdAt && otherRead && otherRead >= createdAt ? 'read' : 'sent'
}

/** An outgoing message as a row. It has no date until the server has it. */
export function asMessage({ id, threadId, text }: Outgoing, sender: string): Message {
  return { id, threadId, text, sender, createdAt: null, removed: false }
}

type Props = {
  message: Message
  /** "You" or the other member's name. */
  senderName: string
  /** Null for messages of the other member. */
  status: MessageStatus | null
  /** The member flagged it: its text is not shown again. */
  hidden: boolean
  /** Set while the member chooses a message to flag. */
  onPick: ((message: Message) => void) | null
}

/** One message, memoized because there may be 500. `logStyle.ts` has its styles. */
export const MessageRow = memo(function MessageRow({
  message,
  senderName,
  status,
  hidden,
  onPick,
}: Props) {
  const { id, text, createdAt, removed } = message
  return (
    <div className="message" data-message={id} data-own={status ? true : undefined}>
      <div className="bubble">
        <span className="who" dir="auto">
          {senderName}:{' '}
        </span>
        <Words {...{ text, hidden, removed }} />
        <span className="meta">
          {createdAt && <time dateTime={createdAt.toISOString()}>{timeText(createdAt)}</time>}
          {status && <span data-status={status} role="img" aria-label={statusLabels[status]} />}
        </span>
      </div>
      {onPick && !status && !hidden && !removed && (
        <button type="button" onClick={() => onPick(message)}>
          Report <span className="who">this message</span>
        </button>
      )}
    </div>
  )
})

function Words({ text, hidden, removed }: { text: string; hidden: boolean; removed: boolean }) {
  if (removed) return <em>An admin removed this message.</em>
  return hidden ? <em>You reported this message.</em> : <bdi>{text}</bdi>
}

/** The error of a failed message, with Retry and Discard. `first` announces it to screen readers. */
export function FailedMessageNote({ message, first }: { message: Outgoing; first: boolean }) {
  const { id, threadId, failure: reason } = message
  const outbox = useOutbox()
  return (
    <div className="unsent" ref={passFocusToName}>
      <span role={first ? 'alert' : undefined}>
        {reason?.text ?? failure('messaging/send-failed').text}
      </span>
      <Button variant="quiet" size="small" onClick={() => outbox.retry(threadId)}>
        Retry
      </Button>
      <Button variant="quiet" size="small" onClick={() => outbox.discard(id)}>
        Discard
      </Button>
    </div>
  )
}
