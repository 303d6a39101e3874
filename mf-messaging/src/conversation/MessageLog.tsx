import { conversationRows } from '@greenlight/kit/domain/messageDays'
import type { Message } from '@greenlight/kit/domain/thread'
import { dayText } from '@greenlight/kit/domain/when'
import ArrowDown from 'lucide-react/icons/arrow-down'
import { Fragment, useMemo } from 'react'
import { Button } from '@greenlight/kit/ui/Button'
import { useMyUid } from '../live/useMe.ts'
import { useNow } from '../live/useNow.ts'
import type { Outgoing } from '../outbox/outgoing.ts'
import { Frame, Jump, Log, Rows } from './logStyle.ts'
import { MessageRow } from './MessageRow.tsx'
import { asMessage, statusOf } from './messageStatus.ts'
import { UnsentNote } from './UnsentNote.tsx'
import { useLogScroll } from './useLogScroll.ts'

type Props = {
  messages: readonly Message[]
  outgoing: readonly Outgoing[]
  name: string
  /** Until when the other member has read; null if unknown or kept private. */
  otherRead: Date | null
  /** Messages after it stand below the line "New messages". */
  newAfter: Date | null
  isHidden: (message: Message) => boolean
  onPick: ((message: Message) => void) | null
}

/** What was said, oldest first, with what is on its way at the end. */
export function MessageLog(props: Props) {
  const { messages, outgoing, name, otherRead, newAfter, isHidden, onPick } = props
  const me = useMyUid()
  const now = useNow()
  const unsent = useMemo(
    () => new Map(outgoing.map((entry) => [entry.id, entry] as const)),
    [outgoing],
  )
  const rows = useMemo(
    () =>
      conversationRows([...messages, ...outgoing.map((entry) => asMessage(entry, me))], {
        me,
        lastRead: newAfter,
        now,
      }),
    [messages, outgoing, me, newAfter, now],
  )
  const { log, atEnd, toEnd } = useLogScroll(rows, outgoing.at(-1)?.id)
  const firstFailed = outgoing.find(({ state }) => state === 'failed')

  const row = (message: Message) => {
    const own = message.sender === me
    const entry = unsent.get(message.id)
    return (
      <Fragment key={message.id}>
        <MessageRow
          message={message}
          who={own ? 'You' : name}
          status={own ? (entry?.state ?? statusOf(message, otherRead)) : null}
          hidden={!own && isHidden(message)}
          onPick={onPick}
        />
        {entry?.state === 'failed' && <UnsentNote entry={entry} first={entry === firstFailed} />}
      </Fragment>
    )
  }
  return (
    <Frame>
      {/* A region that scrolls is reached by keyboard. */}
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
        <Jump>
          <Button size="small" onClick={toEnd}>
            <ArrowDown aria-hidden />
            Newest
          </Button>
        </Jump>
      )}
    </Frame>
  )
}
