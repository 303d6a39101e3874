import type { Message } from '@greenlight/domain/thread'
import { dayText } from '@greenlight/domain/when'
import { useNow } from '@greenlight/kit/ui/display/useNow'
import { Button } from '@greenlight/kit/ui/form/Button'
import ArrowDown from 'lucide-react/icons/arrow-down'
import { Fragment, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useMyUid } from '../member/useMyUid.ts'
import type { Outgoing } from '../outbox/createOutbox.ts'
import { conversationRows } from './conversationRows.ts'
import { Frame, JumpToEnd, Log, Rows } from './logStyle.ts'
import { asMessage, FailedMessageNote, MessageRow, statusOf } from './MessageRow.tsx'

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
      {/*
        tabIndex: a scrolling region must be reachable by keyboard. aria-live: scrolling renders old messages, which
        would be announced as new ones.
      */}
      <Log ref={log} role="log" aria-live="off" aria-label={`Messages with ${name}`} tabIndex={0}>
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

/** Within this distance in pixels, the log counts as scrolled to its end. */
const END_DISTANCE = 48
/** Space above the line "New messages" at opening, in pixels. */
const ABOVE_LINE = 72

/**
 * The scrolling of a log. It opens at the element with `data-new`, or at its end, and keeps that position
 * until the member scrolls: when `content` changes, a row gets its real height, the keyboard opens or the
 * composer grows. A new `ownId`, the id of the member's latest message, always scrolls to the end.
 */
function useLogScroll(content: unknown, ownId: string | undefined) {
  const log = useRef<HTMLDivElement>(null)
  const anchor = useRef<'opening' | 'line' | 'end' | 'none'>('opening')
  const shownOwnId = useRef(ownId)
  const [atEnd, setAtEnd] = useState(true)

  const restore = useCallback(() => {
    const element = log.current
    if (!element) return
    if (anchor.current === 'end') element.scrollTop = element.scrollHeight
    if (anchor.current === 'line') element.scrollTop = lineTop(element) ?? element.scrollTop
  }, [])

  const scrollToEnd = useCallback(() => {
    anchor.current = 'end'
    restore()
  }, [restore])

  useLayoutEffect(() => {
    const element = log.current
    if (!element) return
    if (anchor.current === 'opening') anchor.current = lineTop(element) === null ? 'end' : 'line'
    if (ownId && ownId !== shownOwnId.current) anchor.current = 'end'
    shownOwnId.current = ownId
    restore()
  }, [content, ownId, restore])

  useEffect(() => {
    const element = log.current
    if (!element) return
    const updateAnchor = () => {
      const isAtEnd =
        element.scrollHeight - element.scrollTop - element.clientHeight <= END_DISTANCE
      const line = anchor.current === 'line' ? lineTop(element) : null
      const isAtLine = line !== null && Math.abs(element.scrollTop - line) <= 1
      anchor.current = isAtEnd ? 'end' : isAtLine ? 'line' : 'none'
      setAtEnd(isAtEnd)
    }
    const observer = new ResizeObserver(() => {
      restore()
      updateAnchor()
    })
    element.addEventListener('scroll', updateAnchor, { passive: true })
    for (const part of [element, ...element.children]) observer.observe(part)
    return () => {
      element.removeEventListener('scroll', updateAnchor)
      observer.disconnect()
    }
  }, [restore])

  return { log, atEnd, scrollToEnd }
}

/** The scroll position of the line "New messages"; null without the line. */
function lineTop(log: HTMLElement): number | null {
  const line = log.querySelector<HTMLElement>('[data-new]')
  if (!line) return null
  return Math.max(0, Math.min(line.offsetTop - ABOVE_LINE, log.scrollHeight - log.clientHeight))
}
