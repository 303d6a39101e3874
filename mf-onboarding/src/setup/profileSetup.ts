import { alertFields, defaultAlertSettings } from '@greenlight/domain/alerts'
import { type Coords, roundCoords } from '@greenlight/domain/coords'
import type { Fields } from '@greenlight/domain/fields'
import { type Gender, genders, type ShowMe } from '@greenlight/domain/gender'
import { readUserProfile } from '@greenlight/domain/member'
import { foldUsername, tidyUsername } from '@greenlight/domain/names'
import { attempt, currentUser, isDenied } from '@greenlight/kit/data/attempt'
import { transact } from '@greenlight/kit/data/commit'
import { writeMember } from '@greenlight/kit/data/members'
import { failure as kitFailure } from '@greenlight/kit/errors'
import { showMeSchema } from '@greenlight/kit/ui/member/memberSchemas'
import { firestore, session, updateMember } from '@greenlight/runtime'
import * as v from 'valibot'
import { fail, failure } from '../errors.ts'

export const emailAnswers = ['soon', 'off'] as const

/** Whether the site may write e-mails. */
export type EmailAnswer = (typeof emailAnswers)[number]

/** The values that a member chooses before they see profiles. */
export type ProfileSetup = {
  readonly username: string
  readonly myGender: Gender | null
  readonly showMe: readonly ShowMe[]
  readonly locationText: string
  /** Null until a town is picked from the suggestions. */
  readonly locationCoords: Coords | null
  /** Null where no e-mail is set up, so that nobody was asked. */
  readonly email: EmailAnswer | null
}

/**
 * The valid form: its place is the picked town.
 * @param username the schema of its name
 * @param asksEmail whether the form asks about e-mails
 */
export const setupSchema = (username: v.GenericSchema<string>, asksEmail: boolean) =>
  v.pipe(
    v.custom<object>(
      () => session.getState().status === 'signedIn',
      kitFailure('kit/signed-out').text,
    ),
    v.object({
      username,
      place: v.pipe(
        v.object({
          text: v.pipe(v.string(), v.trim()),
          coords: v.nullable(v.object({ lat: v.number(), lon: v.number() })),
        }),
        v.check(
          ({ text, coords }) => text !== '' && coords !== null,
          kitFailure('kit/town-required').text,
        ),
      ),
      showMe: showMeSchema,
      myGender: v.nullable(v.picklist(genders)),
      email: v.pipe(
        v.nullable(v.picklist(emailAnswers)),
        v.check(
          (answer) => answer !== null || !asksEmail,
          failure('onboarding/email-answer-required').text,
        ),
      ),
    }),
    v.transform(({ place, ...choices }): ProfileSetup => ({
      ...choices,
      locationText: place.text,
      locationCoords: place.coords,
    })),
  )

/**
 * Saves a profile setup and updates the session. The first one also reserves the username and marks the profile complete;
 * a complete profile keeps its name. Costs two reads, or none if the profile is complete.
 * @throws GreenlightError `onboarding/username-taken`, `onboarding/setup-save-failed`, `kit/signed-out`
 */
export function saveProfileSetup(setup: ProfileSetup): Promise<void> {
  const { myGender, showMe, email } = setup
  const locationCoords = setup.locationCoords && roundCoords(setup.locationCoords)
  const locationText = setup.locationText.trim()
  const choices = { myGender, showMe, locationText, locationCoords }
  const alerts = email && alertFields({ ...defaultAlertSettings, email })
  const fields = {
    ...choices,
    showMe: [...showMe],
    defaultLocation: locationText,
    ...(alerts && { alerts }),
  }
  return attempt(failure('onboarding/setup-save-failed'), async () => {
    const { member } = session.getState()
    if (member.state === 'ready' && member.profile.profileComplete) {
      await writeMember(fields, (profile) => ({ ...profile, ...choices }))
    } else await completeProfile(tidyUsername(setup.username), fields)
  })
}

/**
 * Another tab may have completed the profile meanwhile, with another name, which then stays.
 * @throws GreenlightError `onboarding/username-taken`
 */
async function completeProfile(username: string, choices: Fields): Promise<void> {
  const { uid, email } = currentUser(kitFailure('kit/signed-out'))
  const { db, doc, serverTimestamp } = await firestore()
  const user = doc(db, 'users', uid)
  const folded = foldUsername(username)
  const reservation = doc(db, 'usernames', folded)
  let stored: Fields = {}
  await transact(async (transaction) => {
    const before = (await transaction.get(user)).data()
    const named = before?.['profileComplete'] !== true
    const fields = { ...choices, ...(named && { username, profileComplete: true }) }
    const fresh = { ...(email && { email }), location: '', createdAt: serverTimestamp() }
    if (named && !(await transaction.get(reservation).catch(asTaken)).exists()) {
      transaction.set(reservation, { uid, name: username, folded, since: serverTimestamp() })
    }
    const written = { ...(!before && fresh), ...fields, updatedAt: serverTimestamp() }
    transaction.set(user, written, { merge: true })
    stored = { ...(before ?? { email, createdAt: null }), ...fields }
  })
  updateMember(readUserProfile(uid, stored))
}

/** The rules refuse to read the reservation of another member. */
function asTaken(cause: unknown): never {
  throw isDenied(cause) ? fail('onboarding/username-taken', cause) : cause
}
