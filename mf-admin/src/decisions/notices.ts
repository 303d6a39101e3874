import type { Fields } from '@greenlight/domain/fields'
import { flagId } from '@greenlight/domain/flag'
import type { NoticeKind } from '@greenlight/domain/notice'
import { storedOwner } from '@greenlight/kit/data/reports'
import { firestore } from '@greenlight/runtime'
import type { DocumentReference } from 'firebase/firestore/lite'
import type { LogEntry } from '../log/logEntry.ts'

type NoticeContent = Pick<LogEntry, 'target' | 'reason'> & { readonly kind: NoticeKind }

/**
 * The reference and the fields of a member's notice about a decision. `decision` is the id of the log
 * entry. The caller writes the notice.
 */
export async function newNotice(uid: string, decision: string, content: NoticeContent) {
  const { db, doc, serverTimestamp } = await firestore()
  const { kind, target, reason } = content
  return {
    ref: doc(db, 'users', uid, 'notices', decision),
    fields: { kind, target, reason, at: serverTimestamp(), readAt: null },
  }
}

/** The uid of the member who gets the notice about a document; null if an old document names no member. */
export function memberToNotify(fields: Fields): string | null {
  const owner = storedOwner(fields)
  return typeof owner === 'string' && owner !== '-' ? owner : null
}

/**
 * Sends a notice to each member who flagged a document. It does not have the reason of an upheld flag,
 * because that is for the flagged member. Call it after the decision is written: with many
 * flags, one batch for all would exceed the look-ups that the rules may make. If a write fails, that
 * member gets no notice. Costs one write for each flag.
 */
export async function notifyFlaggers(
  flags: readonly DocumentReference[],
  decision: string,
  content: NoticeContent,
): Promise<void> {
  const { setDoc } = await firestore()
  const reason = content.kind === 'uphold' ? '' : content.reason
  const sendNotice = async (flag: DocumentReference) => {
    const [uid = ''] = flag.id.split('~')
    // The rules look up a flag by its id. Old flags may have another id, so they get no notice.
    if (flag.id !== flagId(uid, content.target)) return
    const { ref, fields } = await newNotice(uid, decision, { ...content, reason })
    await setDoc(ref, fields)
  }
  const results = await Promise.allSettled(flags.map(sendNotice))
  for (const result of results) {
    if (result.status === 'rejected') console.warn('A notice was not sent.', result.reason)
  }
}
