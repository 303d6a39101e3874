import { isRecord } from '@greenlight/kit/domain/record'
import type { Outgoing } from './outgoing.ts'

/** Per member, so that nobody ever sends what another one wrote on the same device. */
const keyOf = (uid: string) => `gl.outbox.v1.${uid}`

/** What was not sent before a reload, in order; all of it goes out anew under its old ids. */
export function restoreOutbox(uid: string): readonly Outgoing[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(uid)) ?? '[]')
    return Array.isArray(stored) ? stored.flatMap(readOutgoing) : []
  } catch {
    return []
  }
}

function readOutgoing(value: unknown): Outgoing[] {
  if (!isRecord(value)) return []
  const { id, threadId, text } = value
  if (typeof id !== 'string' || typeof threadId !== 'string' || typeof text !== 'string') return []
  return [{ id, threadId, text, state: 'waiting', code: null }]
}

/** Keeps what is not sent yet for a reload of this tab. */
export function storeOutbox(uid: string, unsent: readonly Outgoing[]): void {
  try {
    const kept = unsent.map(({ id, threadId, text }) => ({ id, threadId, text }))
    if (kept.length > 0) sessionStorage.setItem(keyOf(uid), JSON.stringify(kept))
    else sessionStorage.removeItem(keyOf(uid))
  } catch (cause) {
    console.warn('Unsent messages are not kept across a reload: there is no room.', cause)
  }
}
