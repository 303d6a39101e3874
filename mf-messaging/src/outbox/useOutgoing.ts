import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { myOutbox } from './outbox.ts'
import type { Outgoing } from './outgoing.ts'

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
