import { timeText } from '@greenlight/kit/domain/when'
import type { Message } from '@greenlight/kit/domain/thread'
import { memo } from 'react'
import { statusLabels, type MessageStatus } from './messageStatus.ts'

type Props = {
  message: Message
  /** Who says it: "You", or the other member's name. */
  who: string
  /** Of a message of mine; null for the other member's. */
  status: MessageStatus | null
  /** I reported it: not shown to me again. */
  hidden: boolean
  /** Given while a message is being chosen to be reported. */
  onPick: ((message: Message) => void) | null
}

/** One message. Drawn again only when something in it changes: there may be 500. `MessageLog` styles it. */
export const MessageRow = memo(function MessageRow({
  message,
  who,
  status,
  hidden,
  onPick,
}: Props) {
  const { id, text, createdAt } = message
  return (
    <div className="message" data-message={id} data-own={status ? true : undefined}>
      <div className="bubble">
        <span className="who" dir="auto">
          {who}:{' '}
        </span>
        {hidden ? <em>You reported this message.</em> : <bdi>{text}</bdi>}
        <span className="meta">
          {createdAt && <time dateTime={createdAt.toISOString()}>{timeText(createdAt)}</time>}
          {status && <span data-status={status} role="img" aria-label={statusLabels[status]} />}
        </span>
      </div>
      {onPick && !status && !hidden && (
        <button type="button" onClick={() => onPick(message)}>
          Report <span className="who">this message</span>
        </button>
      )}
    </div>
  )
})
