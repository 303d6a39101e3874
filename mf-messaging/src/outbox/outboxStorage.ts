import { isRecord } from '@greenlight/domain/fields'
import { storageKeys } from '@greenlight/domain/storageKeys'
import { sessionStore, type ErrorCode } from '@greenlight/runtime'
import type { NewThread } from '../data/messages.ts'

/** A message of mine that the conversation does not list yet. Its id is created here and used for every retry. */
export type Outgoing = {
  readonly id: string
  readonly threadId: string
  readonly text: string
  /** Set while the conversation may not exist: the first message makes it. */
  readonly start: NewThread | null
  /** waiting: for its turn or the connection; sent: stored, but not yet reported by the listener. */
  readonly state: 'waiting' | 'sending' | 'sent' | 'failed'
  /** Why it failed. */
  readonly code: ErrorCode | null
}

/** What was not sent before a reload, in order. It is sent again with its old ids. */
export function restoreOutbox(uid: string): readonly Outgoing[] {
  try {
    const stored: unknown = JSON.parse(sessionStore.get(storageKeys.outbox(uid)) ?? '[]')
    return Array.isArray(stored) ? stored.flatMap(readOutgoing) : []
  } catch {
    return []
  }
}

function readOutgoing(value: unknown): Outgoing[] {
  if (!isRecord(value)) return []
  const { id, threadId, text } = value
  if (typeof id !== 'string' || typeof threadId !== 'string' || typeof text !== 'string') return []
  return [{ id, threadId, text, start: readStart(value['start']), state: 'waiting', code: null }]
}

function readStart(value: unknown): NewThread | null {
  if (!isRecord(value)) return null
  const { other, name, reportId } = value
  if (typeof other !== 'string' || typeof name !== 'string') return null
  return { other, name, reportId: typeof reportId === 'string' ? reportId : null }
}

/** Keeps what is not sent yet for a reload of this tab. */
export function storeOutbox(uid: string, unsent: readonly Outgoing[]): void {
  const kept = unsent.map(({ id, threadId, text, start }) => ({ id, threadId, text, start }))
  if (kept.length > 0) sessionStore.set(storageKeys.outbox(uid), JSON.stringify(kept))
  else sessionStore.remove(storageKeys.outbox(uid))
}
