import { type Coords, roundCoords } from '@greenlight/domain/coords'
import { type Gender, genders, type ShowMe } from '@greenlight/domain/gender'
import { tidyUsername } from '@greenlight/domain/names'
import { attempt } from '@greenlight/kit/data/attempt'
import { writeMember } from '@greenlight/kit/data/members'
import { failure as kitFailure } from '@greenlight/kit/errors'
import { showMeSchema, usernameSchema } from '@greenlight/kit/ui/member/memberSchemas'
import { session } from '@greenlight/runtime'
import * as v from 'valibot'
import { failure } from '../errors.ts'

/** The values that a member chooses before they see profiles. */
export type ProfileSetup = {
  readonly username: string
  readonly myGender: Gender | null
  readonly showMe: readonly ShowMe[]
  readonly locationText: string
  /** Null until a town is picked from the suggestions. */
  readonly locationCoords: Coords | null
}

/** The valid form: its place is the picked town. */
export const setupSchema = v.pipe(
  v.custom<object>(
    () => session.getState().status === 'signedIn',
    kitFailure('kit/signed-out').text,
  ),
  v.object({
    username: usernameSchema(),
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
  }),
  v.transform(({ place, ...choices }): ProfileSetup => ({
    ...choices,
    locationText: place.text,
    locationCoords: place.coords,
  })),
)

/**
 * Saves a profile setup, marks the profile complete and updates the session. Costs no read, or
 * one if the session does not have the document.
 * @throws GreenlightError `onboarding/setup-save-failed`, `kit/signed-out`
 */
export function saveProfileSetup(setup: ProfileSetup): Promise<void> {
  const { myGender, showMe } = setup
  const locationCoords = setup.locationCoords && roundCoords(setup.locationCoords)
  const locationText = setup.locationText.trim()
  const change = {
    username: tidyUsername(setup.username),
    myGender,
    showMe,
    locationText,
    locationCoords,
    profileComplete: true,
  }
  return attempt(failure('onboarding/setup-save-failed'), () =>
    writeMember({ ...change, showMe: [...showMe], defaultLocation: locationText }, (profile) => ({
      ...profile,
      ...change,
    })),
  )
}
