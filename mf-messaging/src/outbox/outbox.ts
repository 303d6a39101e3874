import { session, GreenlightError } from '@greenlight/runtime'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { sendMessage } from '../data/messages.ts'
import { createOutbox, type Outbox } from './createOutbox.ts'
import type { Outgoing } from './outboxStorage.ts'

/** A request on a dying connection may never be answered. Sending again under the same id is safe. */
const LIMIT_MS = 20_000

/** `sending`, or a failure when it takes too long. */
async function withinLimit(sending: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new GreenlightError('message-send-failed')), LIMIT_MS)
  })
  await Promise.race([sending, limit]).finally(() => clearTimeout(timer))
}

let outbox: Outbox | undefined

/**
 * The one outbox of this page. It outlives the view: what was written is sent also when the member
 * has gone on to another page. A page has one member only: signing out throws it away.
 */
export function myOutbox(): Outbox {
  return (outbox ??= createOutbox(session.getState().user?.uid ?? '', (message) =>
    withinLimit(sendMessage(message)),
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
