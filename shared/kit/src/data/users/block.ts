import { firestore } from '@greenlight/runtime'
import { attempt } from '../attempt.ts'
import { currentUser } from '../currentMember.ts'

/**
 * Blocks `otherUid`: from now on neither can write to the other. Costs one write.
 * @throws GreenlightError `block-failed`
 */
export function block(otherUid: string): Promise<void> {
  return attempt('block-failed', async () => {
    const { uid } = currentUser('block-failed')
    const { db, doc, serverTimestamp, setDoc } = await firestore()
    await setDoc(doc(db, 'users', uid, 'blocks', otherUid), { createdAt: serverTimestamp() })
  })
}
