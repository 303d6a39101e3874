import { createContext, use, useMemo, useSyncExternalStore } from 'react'
import type { Outbox, Outgoing } from './createOutbox.ts'

/** The outbox of the page. */
export const OutboxContext = createContext<Outbox | null>(null)

/** My messages that are not stored yet. */
export function useOutbox(): Outbox {
  const outbox = use(OutboxContext)
  if (!outbox) throw new Error('The page provides the outbox.')
  return outbox
}

/** My messages of one conversation that are not stored yet, in order. */
export function useOutgoing(threadId: string): readonly Outgoing[] {
  const { subscribe, getEntries } = useOutbox()
  const entries = useSyncExternalStore(subscribe, getEntries)
  return useMemo(() => entries.filter((entry) => entry.threadId === threadId), [entries, threadId])
}
