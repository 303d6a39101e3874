import { expiryOf } from '@greenlight/domain/expiry'
import { currentUser } from '@greenlight/kit/data/attempt'
import { failure } from '@greenlight/kit/errors'
import { firestore } from '@greenlight/runtime'
import type { WriteBatch } from 'firebase/firestore/lite'

/**
 * Adds to the batch of an experience or comment the notice for the owner of the report, in the place of an earlier one.
 * Nothing for an own report, and without an owner. Costs one write.
 */
export async function noticeOfAddition(
  reportId: string,
  ownerUid: string | null,
): Promise<(batch: WriteBatch) => void> {
  const { uid } = currentUser(failure('kit/signed-out'))
  const { db, doc, serverTimestamp } = await firestore()
  return (batch) => {
    if (ownerUid === null || ownerUid === uid) return
    batch.set(doc(db, 'users', ownerUid, 'notices', `x~${reportId}`), {
      kind: 'experience',
      target: `reports/${reportId}`,
      reason: '',
      at: serverTimestamp(),
      readAt: null,
      expireAt: expiryOf('notice'),
    })
  }
}
