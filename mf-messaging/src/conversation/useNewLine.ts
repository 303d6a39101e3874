import type { Message } from '@greenlight/kit/domain/thread'
import { isUnread } from '@greenlight/kit/domain/unread'
import { useState } from 'react'
import { useVisible } from '../live/useVisible.ts'

/** Nothing is newer than this: no line. */
const NEVER = new Date(8.64e15)

/**
 * Where the line "New messages" stands: before the first message of the other member after the date
 * (null: before their first one). It stays while one reads, unlike the read marker, and goes with one's
 * own answer, `ownId`. What comes in while the tab is in the background gets a new one.
 */
export function useNewLine(
  messages: readonly Message[],
  { me, lastRead, ownId }: { me: string; lastRead: Date | null; ownId: string | undefined },
): Date | null {
  const visible = useVisible()
  const hasUnread = (since: Date | null) => messages.some((message) => isUnread(message, me, since))
  const [line, setLine] = useState(() => (hasUnread(lastRead) ? lastRead : NEVER))
  const [wasVisible, setWasVisible] = useState(visible)
  const [shownOwnId, setShownOwnId] = useState(ownId)

  if (visible !== wasVisible) {
    setWasVisible(visible)
    if (!visible) setLine(messages.findLast(({ createdAt }) => createdAt)?.createdAt ?? null)
    else if (!hasUnread(line)) setLine(NEVER)
  }
  if (ownId !== shownOwnId) {
    setShownOwnId(ownId)
    if (ownId) setLine(NEVER)
  }
  return line
}
