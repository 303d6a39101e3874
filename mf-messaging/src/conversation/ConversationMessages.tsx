import { type Message, otherMember, type Thread } from '@greenlight/domain/thread'
import { useTabVisible } from '@greenlight/kit/ui/display/useTabVisible'
import { LoadingPlaceholder, Skeleton } from '@greenlight/kit/ui/status/Loading'
import { useEffect, useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import { useMessageSettings } from '../member/useMessageSettings.ts'
import { useMyUid } from '../member/useMyUid.ts'
import { useOutbox, useOutgoing } from '../outbox/useOutbox.ts'
import { markThreadRead } from '../unread/reads.ts'
import { isUnread } from '../unread/unread.ts'
import { MessageLog } from './MessageLog.tsx'

type Props = {
  thread: Thread
  name: string
  messages: readonly Message[]
  /** The other member does not learn that I read it. */
  isPrivate: boolean
  /** When I last read this conversation. */
  lastRead: Date | null
  isHidden: (message: Message) => boolean
  onPick: ((message: Message) => void) | null
}

/** The stored and the outgoing messages of a conversation. Showing them marks them as read. */
export function ConversationMessages({
  thread,
  name,
  messages,
  isPrivate,
  lastRead,
  isHidden,
  onPick,
}: Props) {
  const me = useMyUid()
  const { readReceipts } = useMessageSettings()
  const outbox = useOutbox()
  const all = useOutgoing(thread.id)
  const storedIds = useMemo(() => new Set(messages.map(({ id }) => id)), [messages])
  const outgoing = useMemo(() => all.filter(({ id }) => !storedIds.has(id)), [all, storedIds])
  const newAfter = useNewMessagesLine(messages, { me, lastRead, ownId: outgoing.at(-1)?.id })
  useMarkRead(messages, { me, lastRead, isPrivate })

  useEffect(() => outbox.drop(storedIds), [outbox, storedIds])

  return (
    <MessageLog
      messages={messages}
      outgoing={outgoing}
      name={name}
      // Members who send no read receipts see none.
      otherRead={readReceipts ? (thread.lastRead[otherMember(thread, me)] ?? null) : null}
      newAfter={newAfter}
      isHidden={isHidden}
      onPick={onPick}
    />
  )
}

/** Marks a conversation as read when it is visible and has an unread message. */
function useMarkRead(
  messages: readonly Message[],
  { me, lastRead, isPrivate }: { me: string; lastRead: Date | null; isPrivate: boolean },
): void {
  const visible = useTabVisible()
  const newest = messages.findLast((message) => isUnread(message, me, lastRead))
  const id = newest?.id
  const threadId = newest?.threadId
  const wasPrivate = useRef(isPrivate)
  useEffect(() => {
    // After the member's first answer, the other member may see what was read.
    const [anyMessage] = messages
    if (wasPrivate.current && !isPrivate && anyMessage) void markThreadRead(anyMessage.threadId)
    wasPrivate.current = isPrivate
  }, [messages, isPrivate])
  useEffect(() => {
    if (visible && id && threadId) void markThreadRead(threadId, isPrivate)
  }, [visible, id, threadId, isPrivate])
}

/** A date later than any message, so that no line is shown. */
const NO_LINE = new Date(8.64e15)

/**
 * The date after which the line "New messages" is shown, before the next message of the other member (null:
 * before their first one). The line stays while the member reads, and disappears when they answer (`ownId`).
 * Messages that arrive while the tab is in the background get a new line.
 */
function useNewMessagesLine(
  messages: readonly Message[],
  { me, lastRead, ownId }: { me: string; lastRead: Date | null; ownId: string | undefined },
): Date | null {
  const visible = useTabVisible()
  const hasUnread = (since: Date | null) => messages.some((message) => isUnread(message, me, since))
  const [line, setLine] = useState(() => (hasUnread(lastRead) ? lastRead : NO_LINE))
  const [wasVisible, setWasVisible] = useState(visible)
  const [shownOwnId, setShownOwnId] = useState(ownId)

  if (visible !== wasVisible) {
    setWasVisible(visible)
    if (!visible) setLine(messages.findLast(({ createdAt }) => createdAt)?.createdAt ?? null)
    else if (!hasUnread(line)) setLine(NO_LINE)
  }
  if (ownId !== shownOwnId) {
    setShownOwnId(ownId)
    if (ownId) setLine(NO_LINE)
  }
  return line
}

const BUBBLES = [
  { width: '55%', own: false },
  { width: '35%', own: false },
  { width: '60%', own: true },
  { width: '45%', own: false },
  { width: '30%', own: true },
]

/** The placeholder of the messages. */
export function ConversationSkeleton() {
  return (
    <Placeholder>
      <LoadingPlaceholder label="Loading messages">
        {BUBBLES.map(({ width, own }) => (
          <Bubble key={width} $own={own}>
            <Skeleton $width={width} $height="3rem" />
          </Bubble>
        ))}
      </LoadingPlaceholder>
    </Placeholder>
  )
}

const Placeholder = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  justify-content: end;
  min-height: 0;
  padding: var(--gl-space-4);
  overflow: hidden;
`

const Bubble = styled.div<{ $own: boolean }>`
  display: flex;
  justify-content: ${({ $own }) => ($own ? 'end' : 'start')};
  padding-block: var(--gl-space-1);
`
