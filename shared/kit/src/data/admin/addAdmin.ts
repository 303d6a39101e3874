import { firestore } from '@greenlight/runtime'
import { attempt } from '../attempt.ts'

/**
 * Makes the owner of an e-mail address an admin; it is trimmed and lower-cased, and an empty one is
 * ignored. Costs one write.
 * @throws GreenlightError `admin-add-failed`, also for what is no address
 */
export function addAdmin(address: string): Promise<void> {
  return attempt('admin-add-failed', async () => {
    const email = address.trim().toLowerCase()
    if (email === '') return
    const { db, doc, setDoc } = await firestore()
    await setDoc(doc(db, 'admins', email), { email, createdAt: Date.now() })
  })
}
