import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  type Query,
} from 'firebase-admin/firestore'

/** What was deleted from a restored database, by kind. */
export type ErasedAgain = {
  readonly members: number
  /** Reports that their owners or admins had deleted one by one. */
  readonly reports: number
  /** Members whose erasure has begun, but is not done: they can go on. */
  readonly unfinished: number
}

/**
 * Deletes from a restored database what was erased after its backup: members with an erasure that is done, and reports
 * with a tombstone. `live` names both. Can be repeated.
 */
export async function eraseAgain(live: Firestore, restored: Firestore): Promise<ErasedAgain> {
  const { docs: marks } = await live.collection('erasures').get()
  const done = marks.filter((mark) => mark.get('done') === true)
  for (const mark of done) await eraseMember(restored, mark.id)
  const tombstones = await live.collection('gone').listDocuments()
  let reports = 0
  for (const { id } of tombstones) {
    const report = restored.doc(`reports/${id}`)
    if (!(await report.get()).exists) continue
    await restored.recursiveDelete(report)
    reports += 1
  }
  return { members: done.length, reports, unfinished: marks.length - done.length }
}

/**
 * Deletes all of a member. The functions (functions/src/erasure/eraseMember.ts) keep more, because they work in the live
 * database: the name of a banned member, answered requests without their words, tombstones and the counters of a day. Here
 * they would be old copies. The import of the restored documents leaves those that only the live database has.
 */
async function eraseMember(db: Firestore, uid: string): Promise<void> {
  const { docs: threads } = await db
    .collection('threads')
    .where('members', 'array-contains', uid)
    .get()
  for (const { ref } of threads) {
    await ref.update({
      [`left.${uid}`]: true,
      [`memberInfo.${uid}`]: { displayName: '' },
      [`lastRead.${uid}`]: FieldValue.delete(),
    })
    await ref.collection('typing').doc(uid).delete()
  }
  await deleteAll(db, [
    db.collectionGroup('comments').where('userId', '==', uid),
    db.collectionGroup('experiences').where('userId', '==', uid),
    db.collection('reports').where('ownerUid', '==', uid),
    db.collection('cases').where('by', '==', uid),
    db.collection('usernames').where('uid', '==', uid),
    db.collection('revisions').where('ownerUid', '==', uid),
  ])
  for (const collection of ['users', 'alerts', 'presence', 'standing'])
    await db.recursiveDelete(db.doc(`${collection}/${uid}`))
}

async function deleteAll(db: Firestore, queries: readonly Query[]): Promise<void> {
  for (const query of queries) {
    const { docs } = await query.select().get()
    const refs: readonly DocumentReference[] = docs.map(({ ref }) => ref)
    for (const ref of refs) await db.recursiveDelete(ref)
  }
}
