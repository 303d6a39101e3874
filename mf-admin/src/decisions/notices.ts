import { expiryOf } from '@greenlight/domain/expiry'
import type { Fields } from '@greenlight/domain/fields'
import type { NoticeKind } from '@greenlight/domain/notice'
import { NOBODY } from '@greenlight/domain/report'
import { firestore } from '@greenlight/runtime'
import type { LogEntry } from '../log/logEntry.ts'

type NoticeContent = Pick<LogEntry, 'target' | 'reason'> & {
  readonly kind: NoticeKind
  /** As in the log entry, '' if there is none. */
  readonly point: string
}

/**
 * The reference and the fields of a member's notice about a decision. `decision` is the id of the log
 * entry. The caller writes the notice.
 */
export async function newNotice(uid: string, decision: string, content: NoticeContent) {
  const { db, doc, serverTimestamp } = await firestore()
  const { kind, target, point, reason } = content
  const times = { at: serverTimestamp(), readAt: null, expireAt: expiryOf('notice') }
  return {
    ref: doc(db, 'users', uid, 'notices', decision),
    fields: { kind, target, point, reason, ...times },
  }
}

/** The uid of the member who gets the notice about a document; null if an old document names no member. */
export function memberToNotify({ userId, ownerUid }: Fields): string | null {
  const uid = userId ?? ownerUid
  return typeof uid === 'string' && uid !== NOBODY ? uid : null
}
