import type { Case, CaseState } from '@greenlight/domain/case'
import { expiryOf } from '@greenlight/domain/expiry'
import { firestore } from '@greenlight/runtime'
import type { Transaction } from 'firebase/firestore/lite'
import { fail } from '../errors.ts'
import { newLogEntry } from '../log/log.ts'
import { newNotice } from './notices.ts'

export type Answer = {
  readonly state: Exclude<CaseState, 'open'>
  /** 1–500 characters, for the author of the case. */
  readonly answer: string
  /** The id of its log entry, chosen by the caller: a repeated call is then recognized as the same answer. */
  readonly id?: string
}

/**
 * Reads a case and returns the writes of its answer: the log entry and the notice of its author go with it. Null if
 * the answer is stored already.
 * @throws GreenlightError `admin/already-decided` if the case is not open
 */
export async function planAnswer(
  transaction: Transaction,
  { id, by }: Pick<Case, 'id' | 'by'>,
  { state, answer, id: decision = crypto.randomUUID() }: Answer,
): Promise<(() => void) | null> {
  const { db, doc, serverTimestamp } = await firestore()
  const ref = doc(db, 'cases', id)
  const stored = await transaction.get(ref)
  if (stored.get('decision') === decision) return null
  if (stored.get('state') !== 'open') throw fail('admin/already-decided')
  const action = state === 'granted' ? 'grant' : 'decline'
  const target = `cases/${id}`
  const entry = await newLogEntry({ action, target, reason: answer })
  const notice = await newNotice(by, decision, {
    ...{ kind: action, target, point: entry.point, reason: entry.reason },
  })
  return () => {
    const answeredAt = serverTimestamp()
    const expireAt = expiryOf('case')
    transaction.update(ref, { state, answer: entry.reason, answeredAt, decision, expireAt })
    transaction.set(doc(db, 'modlog', decision), entry)
    transaction.set(notice.ref, notice.fields)
  }
}
