import { parseCase } from '@greenlight/domain/case'
import { expiryOf } from '@greenlight/domain/expiry'
import { FieldValue, type Firestore, type Query } from 'firebase-admin/firestore'

/**
 * Deletes what the member's own browser would delete (mf-profile/src/account/eraseData.ts). It can be repeated, and goes on
 * where an earlier try has ended. After a restored backup, tools/restore/eraseAgain.ts deletes more.
 */
export async function eraseMember(db: Firestore, uid: string): Promise<void> {
  await leaveThreads(db, uid)
  await deleteAll(db, db.collectionGroup('comments').where('userId', '==', uid))
  await deleteAll(db, db.collectionGroup('experiences').where('userId', '==', uid))
  await eraseReports(db, uid)
  await eraseCases(db, uid)
  const user = db.doc(`users/${uid}`)
  for (const collection of ['blocks', 'reads', 'searches', 'devices', 'notices'])
    await db.recursiveDelete(user.collection(collection))
  for (const path of [`standing/${uid}`, `presence/${uid}`, `alerts/${uid}`])
    await db.doc(path).delete()
  // The name of a banned member stays taken.
  if (!(await db.doc(`bans/${uid}`).get()).exists)
    await deleteAll(db, db.collection('usernames').where('uid', '==', uid))
  await user.delete()
  await db
    .doc(`erasures/${uid}`)
    .set({ done: true, expireAt: expiryOf('erasure') }, { merge: true })
}

/** The messages also belong to the other member. */
async function leaveThreads(db: Firestore, uid: string): Promise<void> {
  const { docs } = await db
    .collection('threads')
    .where('members', 'array-contains', uid)
    .select()
    .get()
  for (const { ref } of docs) {
    await ref.update({
      [`left.${uid}`]: true,
      [`memberInfo.${uid}`]: { displayName: '' },
      [`lastRead.${uid}`]: FieldValue.delete(),
    })
    await ref.collection('typing').doc(uid).delete()
  }
}

/** With a mark for each, so that its id is never used again. */
async function eraseReports(db: Firestore, uid: string): Promise<void> {
  const { docs } = await db.collection('reports').where('ownerUid', '==', uid).select().get()
  for (const { id, ref } of docs) {
    await db.doc(`gone/${id}`).set({ ownerUid: uid, at: FieldValue.serverTimestamp() })
    await db.doc(`revisions/${id}`).delete()
    await db.recursiveDelete(ref)
  }
}

/** An answered request only loses its words. */
async function eraseCases(db: Firestore, uid: string): Promise<void> {
  const { docs } = await db.collection('cases').where('by', '==', uid).get()
  for (const document of docs) {
    const { kind, state } = parseCase(document.id, document.data())
    if (kind === 'appeal' || state === 'open') await document.ref.delete()
    else await document.ref.update({ about: '', statement: '', signature: FieldValue.delete() })
  }
}

async function deleteAll(db: Firestore, query: Query): Promise<void> {
  const { docs } = await query.select().get()
  for (const { ref } of docs) await db.recursiveDelete(ref)
}
