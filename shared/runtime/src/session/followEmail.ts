import type { UserProfile } from '@greenlight/domain/member'
import { firestore } from '../firebase/firebase.ts'
import { auth } from './auth.ts'
import { updateMember } from './member.ts'
import { session } from './sessionState.ts'

/** Writes another address of the sign-in into `users/{me}`, where it has one. A link in an e-mail has changed it. */
export function followEmail(): void {
  session.subscribe(({ member, user }, before) => {
    if (member === before.member || member.state !== 'ready' || !user) return
    const { email } = member.profile
    if (email !== null && email !== user.email) void storeEmail(member.profile)
  })
}

/** Takes the address from a new token, as the access rules do. Never rejects. */
async function storeEmail(profile: UserProfile): Promise<void> {
  try {
    const { auth: provider } = await auth()
    const token = await provider.currentUser?.getIdTokenResult(true)
    const email = token?.claims['email']
    if (typeof email !== 'string' || email === profile.email) return
    const { db, doc, serverTimestamp, updateDoc } = await firestore()
    await updateDoc(doc(db, 'users', profile.uid), { email, updatedAt: serverTimestamp() })
    const { member } = session.getState()
    if (member.state === 'ready') updateMember({ ...member.profile, email })
  } catch (cause) {
    console.warn('The new address could not be stored.', cause)
  }
}
