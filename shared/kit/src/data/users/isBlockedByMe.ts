import { firestore } from '@greenlight/runtime'
import { attempt } from '../attempt.ts'
import { currentUser } from '../currentMember.ts'

/**
 * Whether I blocked `otherUid`. Costs one read. Whether they blocked me nobody is told.
 * @throws GreenlightError `blocks-load-failed`
 */
export function isBlockedByMe(otherUid: string): Promise<boolean> {
  return attempt('blocks-load-failed', async () => {
    const { uid } = currentUser('blocks-load-failed')
    const { db, doc, getDoc } = await firestore()
    return (await getDoc(doc(db, 'users', uid, 'blocks', otherUid))).exists()
  })
}
