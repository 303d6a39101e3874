import { firestore } from '@greenlight/runtime'
import { attempt } from '../attempt.ts'

/**
 * Takes an admin, never oneself, off the list; it works at once. Costs one write.
 * @throws GreenlightError `admin-remove-failed`
 */
export function removeAdmin(email: string): Promise<void> {
  return attempt('admin-remove-failed', async () => {
    const { db, deleteDoc, doc } = await firestore()
    await deleteDoc(doc(db, 'admins', email))
  })
}
