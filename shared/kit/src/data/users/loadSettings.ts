import { firestore, session, updateMember } from '@greenlight/runtime'
import { GreenlightError } from '../../domain/errors.ts'
import { readUserProfile } from '../../domain/userDocument.ts'
import { attempt } from '../attempt.ts'
import { currentUser } from '../currentMember.ts'

/** What was read so short a time ago is not read again. */
const FRESH_MS = 60_000

/**
 * Has the session know `users/{me}` as it is now: another device may have changed it since this page was
 * opened. A failure leaves the session as it is, since guards depend on that. Costs no read while the
 * session's own is less than a minute old, else one.
 * @throws GreenlightError `settings-load-failed`
 */
export function loadSettings(): Promise<void> {
  return attempt('settings-load-failed', async () => {
    const { uid } = currentUser('settings-load-failed')
    const { memberReadAt } = session.getState()
    if (memberReadAt !== null && Date.now() - memberReadAt < FRESH_MS) return
    const { db, doc, getDoc } = await firestore()
    const fields = (await getDoc(doc(db, 'users', uid))).data()
    if (!fields) throw new GreenlightError('settings-load-failed')
    updateMember(readUserProfile(uid, fields))
  })
}
