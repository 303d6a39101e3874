import { attempt } from '@greenlight/kit/data/attempt'
import { GreenlightError } from '@greenlight/kit/domain/errors'
import { readUserProfile } from '@greenlight/kit/domain/userDocument'
import { firestore, session, updateMember } from '@greenlight/runtime'

/**
 * Reads `users/{me}` anew: another device may have changed it since this page was opened. The session
 * learns of it; a failure leaves the session as it is, since guards depend on that. Costs one read.
 * @throws GreenlightError `settings-load-failed`
 */
export function loadSettings(): Promise<void> {
  return attempt('settings-load-failed', async () => {
    const uid = session.getState().user?.uid
    if (!uid) throw new GreenlightError('settings-load-failed')
    const { db, doc, getDoc } = await firestore()
    const fields = (await getDoc(doc(db, 'users', uid))).data()
    if (!fields) throw new GreenlightError('settings-load-failed')
    updateMember(readUserProfile(uid, fields))
  })
}
