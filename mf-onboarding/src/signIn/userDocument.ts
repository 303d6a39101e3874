import { attempt, currentUser } from '@greenlight/kit/data/attempt'
import { firestore, refreshMember } from '@greenlight/runtime'
import { failure } from '../errors.ts'

/**
 * Creates `users/{me}` with `email`, an empty `location` and `createdAt`. An existing document gets only a
 * changed e-mail. The username is set by the profile setup: Google's name is a real one, which others must
 * not see by default. Costs one read.
 */
async function ensureUserDocument(): Promise<void> {
  const { uid, email } = currentUser(failure('onboarding/sign-up-failed'))
  const { db, doc, runTransaction, serverTimestamp } = await firestore()
  const user = doc(db, 'users', uid)
  await runTransaction(db, async (transaction) => {
    const stored = (await transaction.get(user)).data()
    const fields = {
      ...(email && email !== stored?.['email'] && { email }),
      ...(!stored && { location: '', createdAt: serverTimestamp() }),
    }
    if (Object.keys(fields).length > 0) transaction.set(user, fields, { merge: true })
  })
}

/**
 * Creates `users/{me}` after a sign-up by e-mail and reads it into the session. Safe to repeat. Costs
 * two reads.
 * @throws GreenlightError `onboarding/sign-up-failed`
 */
export function createUserDocument(): Promise<void> {
  return attempt(failure('onboarding/sign-up-failed'), async () => {
    await ensureUserDocument()
    await refreshMember()
  })
}

/**
 * Creates or updates `users/{me}` after a sign-in with Google and reads it into the session.
 * Costs two reads.
 * @throws GreenlightError `onboarding/google-sign-in-failed`
 */
export function mergeGoogleUser(): Promise<void> {
  return attempt(failure('onboarding/google-sign-in-failed'), async () => {
    await ensureUserDocument()
    await refreshMember()
  })
}
