import { attempt, isDenied } from '@greenlight/kit/data/attempt'
import { firestore } from '@greenlight/runtime'
import { failure } from '../errors.ts'

/**
 * Deletes the answer that a granted request of mine put on a profile, or finds that it is gone already. Costs one write.
 * @throws GreenlightError `onboarding/reply-delete-failed`
 */
export function deleteReply(reportId: string): Promise<void> {
  return attempt(failure('onboarding/reply-delete-failed'), async () => {
    const { db, deleteDoc, doc } = await firestore()
    try {
      await deleteDoc(doc(db, 'reports', reportId, 'reply', 'subject'))
    } catch (cause) {
      // The rules know whose answer it is by the answer itself.
      if (!isDenied(cause)) throw cause
    }
  })
}
