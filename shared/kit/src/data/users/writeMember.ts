import { firestore, session, updateMember } from '@greenlight/runtime'
import type { UserProfile } from '../../domain/member.ts'
import { readUserProfile } from '../../domain/userDocument.ts'
import { currentUser } from '../currentMember.ts'
import type { Fields } from '../fields.ts'

/**
 * Merges `fields` into `users/{me}` and tells the session how that changes the profile.
 * Costs no read while the session knows the document, else one; makes it if there is none.
 */
export async function writeMember(
  fields: Fields,
  change: (profile: UserProfile) => UserProfile,
): Promise<void> {
  const { uid, email } = currentUser('setup-signed-out')
  const { db, doc, runTransaction, serverTimestamp, setDoc } = await firestore()
  const user = doc(db, 'users', uid)
  const written = { ...fields, updatedAt: serverTimestamp() }
  if (session.getState().member.state === 'ready') {
    await setDoc(user, written, { merge: true })
    // Read again: another write may have come in between.
    const { member } = session.getState()
    if (member.state === 'ready') updateMember(change(member.profile))
    return
  }
  const before = await runTransaction(db, async (transaction) => {
    const stored = (await transaction.get(user)).data()
    const fresh = { ...(email && { email }), location: '', createdAt: serverTimestamp() }
    transaction.set(user, { ...(!stored && fresh), ...written }, { merge: true })
    return stored ?? { email, createdAt: null }
  })
  updateMember(change(readUserProfile(uid, before)))
}
