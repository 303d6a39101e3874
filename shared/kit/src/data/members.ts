import type { Fields } from '@greenlight/domain/fields'
import { readUserProfile, type UserProfile } from '@greenlight/domain/member'
import { auth, config, firestore, refreshUser, session, updateMember } from '@greenlight/runtime'
import { fail, failure } from '../errors.ts'
import { attempt, currentUser } from './attempt.ts'

/**
 * Merges `fields` into `users/{me}` and applies `change` to the profile in the session. Creates a
 * missing document. Costs no read while the session has the document, else one.
 */
export async function writeMember(
  fields: Fields,
  change: (profile: UserProfile) => UserProfile,
): Promise<void> {
  const { uid, email } = currentUser(failure('kit/signed-out'))
  const { db, doc, runTransaction, serverTimestamp, setDoc } = await firestore()
  const user = doc(db, 'users', uid)
  const written = { ...fields, updatedAt: serverTimestamp() }
  if (session.getState().member.state === 'ready') {
    await setDoc(user, written, { merge: true })
    // Not the state from before the write: another write may have changed it.
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

/**
 * Sends the e-mail whose link verifies the member's address and leads back to the site. It opens in another tab, so
 * `refreshUser` of the runtime updates the session afterwards.
 * @throws GreenlightError `kit/verify-email-failed`
 */
export function sendVerification(): Promise<void> {
  return attempt(failure('kit/verify-email-failed'), async () => {
    const { auth: provider, sendEmailVerification } = await auth()
    if (!provider.currentUser) throw fail('kit/verify-email-failed')
    await sendEmailVerification(provider.currentUser, { url: location.origin })
  })
}

/**
 * In a preview, where no e-mail arrives: verifies the member's address with the link that the Auth
 * emulator keeps. The session knows it at once.
 * @throws GreenlightError `kit/verify-email-failed`
 */
export function verifyInPreview(): Promise<void> {
  return attempt(failure('kit/verify-email-failed'), async () => {
    await sendVerification()
    const { applyActionCode, auth: provider } = await auth()
    const { email } = currentUser(failure('kit/verify-email-failed'))
    const sent = await readPreviewEmail('VERIFY_EMAIL', email)
    if (!sent) throw fail('kit/verify-email-failed')
    await applyActionCode(provider, sent.oobCode)
    await refreshUser()
  })
}

/** An e-mail that the emulator did not send: a preview sends none. */
type PreviewEmail = {
  readonly email: string
  readonly requestType: 'VERIFY_EMAIL' | 'EMAIL_SIGNIN' | 'VERIFY_AND_CHANGE_EMAIL'
  readonly oobCode: string
  readonly oobLink: string
}

/** The newest e-mail of this type to that address; null in production, and if there is none. */
export async function readPreviewEmail(
  type: PreviewEmail['requestType'],
  address: string | null,
): Promise<PreviewEmail | null> {
  const { emulators } = await config()
  if (!emulators?.emails) return null
  const answer = await fetch(emulators.emails)
  const { oobCodes } = (await answer.json()) as { oobCodes: readonly PreviewEmail[] }
  const found = oobCodes.findLast(
    ({ requestType, email }) => requestType === type && email === address?.toLowerCase(),
  )
  return found ?? null
}
