import { conversationRows } from '../domain/conversationRows.ts'
import type { Message } from '@greenlight/domain/thread'
import { dayText } from '@greenlight/domain/when'
import ArrowDown from 'lucide-react/icons/arrow-down'
import { Fragment, useMemo } from 'react'
import { Button } from '@greenlight/kit/ui/form/Button'
import { useMyUid } from '../live/useMe.ts'
import { useNow } from '../live/useBrowserState.ts'
import type { Outgoing } from '../outbox/outgoing.ts'
import { Frame, JumpToEnd, Log, Rows } from './logStyle.ts'
import { asMessage, FailedMessageNote, MessageRow, statusOf } from './MessageRow.tsx'
import { useLogScroll } from './useLogScroll.ts'

type Props = {
  messages: readonly Message[]
  outgoing: readonly Outgoing[]
  name: string
  /** When the other member last read; null if unknown or private. */
  otherRead: Date | null
  /** The line "New messages" comes before the next message of the other member after this date. */
  newAfter: Date | null
  isHidden: (message: Message) => boolean
  onPick: ((message: Message) => void) | null
}

/** The scrolling list of messages, oldest first, with the outgoing ones at the end. */
export function MessageLog(props: Props) {
  const { messages, outgoing, name, otherRead, newAfter, isHidden, onPick } = props
  const me = useMyUid()
  const now = useNow()
  const outgoingById = useMemo(
    () => new Map(outgoing.map((each) => [each.id, each] as const)),
    [outgoing],
  )
  const rows = useMemo(
    () =>
      conversationRows([...messages, ...outgoing.map((each) => asMessage(each, me))], {
        me,
        lastRead: newAfter,
        now,
      }),
    [messages, outgoing, me, newAfter, now],
  )
  const { log, atEnd, scrollToEnd } = useLogScroll(rows, outgoing.at(-1)?.id)
  const firstFailed = outgoing.find(({ state }) => state === 'failed')

  const row = (message: Message) => {
    const own = message.sender === me
    const sending = outgoingById.get(message.id)
    return (
      <Fragment key={message.id}>
        <MessageRow
          message={message}
          senderName={own ? 'You' : name}
          status={own ? (sending?.state ?? statusOf(message, otherRead)) : null}
          hidden={!own && isHidden(message)}
          onPick={onPick}
        />
        {sending?.state === 'failed' && (
          <FailedMessageNote message={sending} first={sending === firstFailed} />
        )}
      </Fragment>
    )
  }
  return (
    <Frame>
      {/* tabIndex: a scrolling region must be reachable by keyboard. */}
      <Log ref={log} role="log" aria-label={`Messages with ${name}`} tabIndex={0}>
        <Rows>
          {rows.length === 0 && <p className="day">Say hello: nothing has been said here yet.</p>}
          {rows.map((each) => {
            if (each.kind === 'message') return row(each.message)
            if (each.kind === 'new') {
              return (
                <p key="new" className="new" data-new>
                  New messages
                </p>
              )
            }
            return (
              <p key={each.day.toDateString()} className="day">
                {dayText(each.day, now)}
              </p>
            )
          })}
        </Rows>
      </Log>
      {!atEnd && (
        <JumpToEnd>
          <Button size="small" onClick={scrollToEnd}>
            <ArrowDown aria-hidden />
            Newest
          </Button>
        </JumpToEnd>
      )}
    </Frame>
  )
}
