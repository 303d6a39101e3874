import * as v from 'valibot'
import { genders } from './gender.ts'
import type { UserProfile } from './member.ts'
import { readMessageSettings } from './messageSettings.ts'
import { showMeOptions } from './showMe.ts'
import { coords, date, line, lineOrNull, orNull } from './stored.ts'

const stored = v.object({
  email: lineOrNull(Infinity),
  username: line(Infinity),
  displayName: lineOrNull(Infinity),
  locationText: line(Infinity),
  defaultLocation: line(Infinity),
  location: line(Infinity),
  locationCoords: coords,
  myGender: orNull(v.picklist(genders)),
  showMe: v.fallback(v.array(orNull(v.picklist(showMeOptions))), []),
  profileComplete: v.fallback(v.boolean(), false),
  acceptedTermsAt: date,
  createdAt: date,
})

/**
 * A member's profile from the document `users/{uid}` as it is stored, whatever its age: a field that is
 * missing or odd becomes its default. `defaultLocation` is the older name of the location's text.
 */
export function readUserProfile(uid: string, user: Readonly<Record<string, unknown>>): UserProfile {
  const { locationText, defaultLocation, location, showMe, ...profile } = v.parse(stored, user)
  return {
    ...profile,
    uid,
    locationText: locationText || defaultLocation || location,
    showMe: showMe.filter((option) => option !== null),
    messageSettings: readMessageSettings(user),
  }
}
