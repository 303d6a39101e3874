import { firestore } from '@greenlight/runtime'
import type { LogEntry } from '../../domain/moderation.ts'
import { currentUser } from '../currentMember.ts'

/** A new entry of the log, as stored: my decision, now. `reason` has 0–500 characters. */
export async function logEntry(decision: Pick<LogEntry, 'action' | 'target' | 'reason'>) {
  const { serverTimestamp } = await firestore()
  const { action, target, reason } = decision
  const actor = currentUser('admin-only').uid
  return { actor, action, target, reason: reason.trim(), at: serverTimestamp() }
}
