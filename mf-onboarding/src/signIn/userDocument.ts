import { tidyUsername, usernameProblem } from '@greenlight/domain/names'
import { attempt, currentUser } from '@greenlight/kit/data/attempt'
import { writeMember } from '@greenlight/kit/data/members'
import { failure } from '@greenlight/kit/errors'
import { type Failure, firestore, refreshMember } from '@greenlight/runtime'
import type { Coords } from '@greenlight/domain/coords'
import type { Gender, ShowMe } from '@greenlight/domain/gender'

export type ProfileSetup = {
  readonly username: string
  readonly myGender: Gender | null
  readonly showMe: readonly ShowMe[]
  readonly locationText: string
  /** Null until a town is picked from the suggestions. */
  readonly locationCoords: Coords | null
}

/** The first problem that prevents saving, or null. */
export function checkProfileSetup(setup: ProfileSetup, signedIn: boolean): Failure | null {
  if (!signedIn) return failure('kit/signed-out')
  const problem = usernameProblem(tidyUsername(setup.username))
  if (problem) return failure(`kit/${problem}`)
  if (setup.locationText.trim() === '' || !setup.locationCoords) return failure('kit/town-required')
  return setup.showMe.length === 0 ? failure('kit/show-me-required') : null
}

/**
 * Creates `users/{me}` with `email`, an empty `location` and `createdAt`. An existing document gets only
 * a changed e-mail. The username comes with the profile setup: Google knows a real name, which others
 * must not see by default. Costs one read.
 */
async function ensureUserDocument(): Promise<void> {
  const { uid, email } = currentUser('sign-up-failed')
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
 * @throws GreenlightError `sign-up-failed`
 */
export function createUserDocument(): Promise<void> {
  return attempt('sign-up-failed', async () => {
    await ensureUserDocument()
    await refreshMember()
  })
}

/**
 * Creates or updates `users/{me}` after a sign-in with Google and reads it into the session.
 * Costs two reads.
 * @throws GreenlightError `google-sign-in-failed`
 */
export function mergeGoogleUser(): Promise<void> {
  return attempt('google-sign-in-failed', async () => {
    await ensureUserDocument()
    await refreshMember()
  })
}

/**
 * Saves that the member accepts the terms now, by the server's clock, and updates the session. Costs no
 * read, or one if the session does not have the document.
 * @throws GreenlightError `acceptance-failed`
 */
export function acceptTerms(): Promise<void> {
  return attempt('acceptance-failed', async () => {
    const { serverTimestamp } = await firestore()
    await writeMember({ acceptedTermsAt: serverTimestamp() }, (profile) => ({
      ...profile,
      acceptedTermsAt: new Date(),
    }))
  })
}

/**
 * Saves a valid profile setup, marks the profile complete and updates the session. Costs no read, or
 * one if the session does not have the document.
 * @throws GreenlightError `setup-save-failed`, `kit/signed-out`
 */
export function saveProfileSetup(setup: ProfileSetup): Promise<void> {
  const { myGender, showMe, locationCoords } = setup
  const locationText = setup.locationText.trim()
  const change = {
    username: tidyUsername(setup.username),
    myGender,
    showMe,
    locationText,
    locationCoords,
    profileComplete: true,
  }
  return attempt('setup-save-failed', () =>
    writeMember({ ...change, showMe: [...showMe], defaultLocation: locationText }, (profile) => ({
      ...profile,
      ...change,
    })),
  )
}
