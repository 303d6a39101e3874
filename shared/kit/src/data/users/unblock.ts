import { firestore } from '@greenlight/runtime'
import { attempt } from '../attempt.ts'
import { currentUser } from '../currentMember.ts'

/**
 * Lifts my block of `otherUid`. Costs one write.
 * @throws GreenlightError `unblock-failed`
 */
export function unblock(otherUid: string): Promise<void> {
  return attempt('unblock-failed', async () => {
    const { uid } = currentUser('unblock-failed')
    const { db, deleteDoc, doc } = await firestore()
    await deleteDoc(doc(db, 'users', uid, 'blocks', otherUid))
  })
}
