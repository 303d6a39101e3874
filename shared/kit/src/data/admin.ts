import { firestore } from '@greenlight/runtime'
import { failure } from '../errors.ts'
import { attempt, currentUser } from './attempt.ts'

/** `unverified`: the member must verify the e-mail address first, because only verified addresses can be admins. */
export type AdminState = 'yes' | 'no' | 'unverified'

/**
 * Whether my e-mail address is listed in `admins`. Costs one read, none while it is unverified.
 * @throws GreenlightError `kit/admin-verify-failed`
 */
export function verifyAdmin(): Promise<AdminState> {
  return attempt(failure('kit/admin-verify-failed'), async () => {
    const { email, emailVerified } = currentUser(failure('kit/admin-verify-failed'))
    if (!email) return 'no'
    if (!emailVerified) return 'unverified'
    const { db, doc, getDoc } = await firestore()
    const admin = await getDoc(doc(db, 'admins', email.toLowerCase()))
    return admin.exists() ? 'yes' : 'no'
  })
}
