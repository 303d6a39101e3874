import { session, GreenlightError, withLimit } from '@greenlight/runtime'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { sendMessage } from '../conversation/messages.ts'
import { createOutbox, type Outbox, type Outgoing } from './createOutbox.ts'

/** A request on a dying connection may never be answered. Sending again under the same id is safe. */
const LIMIT_MS = 20_000

let outbox: Outbox | undefined

/**
 * The one outbox of this page. It outlives the view: what was written is sent also when the member
 * has gone on to another page. A page has one member only: signing out throws it away.
 */
export function myOutbox(): Outbox {
  return (outbox ??= createOutbox(session.getState().user?.uid ?? '', (message) =>
    withLimit(sendMessage(message), LIMIT_MS, () => new GreenlightError('message-send-failed')),
  ))
}

/** My messages of one conversation that are still on their way, in order. */
export function useOutgoing(threadId: string): readonly Outgoing[] {
  const { subscribe, getEntries } = myOutbox()
  const entries = useSyncExternalStore(subscribe, getEntries)
  return useMemo(() => entries.filter((entry) => entry.threadId === threadId), [entries, threadId])
}

/** Sends what a reload left unsent; the service does so a few seconds later on other pages. */
export function useResumedOutbox(): void {
  useEffect(() => myOutbox().flushAll(), [])
}
