import type { Fields } from '@greenlight/domain/fields'
import { flagId } from '@greenlight/domain/flag'
import type { NoticeKind } from '@greenlight/domain/notice'
import { storedOwner } from '@greenlight/kit/data/reports'
import { firestore } from '@greenlight/runtime'
import type { DocumentReference } from 'firebase/firestore/lite'
import type { LogEntry } from '../domain/moderation.ts'

type Told = Pick<LogEntry, 'target' | 'reason'> & { readonly kind: NoticeKind }

/** Where a member reads of the decision with this log entry, and what. Goes into the decision's batch. */
export async function newNotice(uid: string, decision: string, { kind, target, reason }: Told) {
  const { db, doc, serverTimestamp } = await firestore()
  return {
    ref: doc(db, 'users', uid, 'notices', decision),
    fields: { kind, target, reason, at: serverTimestamp(), readAt: null },
  }
}

/** The member who is told of a decision about a document; null for an old one that names nobody. */
export function memberToTell(fields: Fields): string | null {
  const owner = storedOwner(fields)
  return typeof owner === 'string' && owner !== '-' ? owner : null
}

/**
 * Tells who flagged a document what was decided, after the decision: with many flags, one batch would
 * exceed the look-ups that the rules may make. A failure leaves that member without the notice. Costs
 * one write for each flag.
 */
export async function tellFlaggers(
  flags: readonly DocumentReference[],
  decision: string,
  told: Told,
): Promise<void> {
  const { setDoc } = await firestore()
  const tell = async (flag: DocumentReference) => {
    const [uid = ''] = flag.id.split('~')
    // Old flags may have another id, by which the rules do not find them.
    if (flag.id !== flagId(uid, told.target)) return
    const { ref, fields } = await newNotice(uid, decision, told)
    await setDoc(ref, fields)
  }
  const results = await Promise.allSettled(flags.map(tell))
  for (const result of results) {
    if (result.status === 'rejected') console.warn('A member was not told.', result.reason)
  }
}
