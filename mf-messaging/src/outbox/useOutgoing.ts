import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { myOutbox } from './outbox.ts'
import type { Outgoing } from './outgoing.ts'

/** My messages of one conversation that are still on their way, in order. */
export function useOutgoing(threadId: string): readonly Outgoing[] {
  const { subscribe, getEntries } = myOutbox()
  const entries = useSyncExternalStore(subscribe, getEntries)
  return useMemo(() => entries.filter((entry) => entry.threadId === threadId), [entries, threadId])
}

/** What a reload left unsent goes out as soon as messages are opened. */
export function useResumedOutbox(): void {
  useEffect(() => myOutbox().flushAll(), [])
}
