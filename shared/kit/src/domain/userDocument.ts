import { readCoords } from './coords.ts'
import { isGender } from './gender.ts'
import type { UserProfile } from './member.ts'
import { readMessageSettings } from './messageSettings.ts'
import { isRecord } from './record.ts'
import { isShowMe } from './showMe.ts'

/**
 * A member's profile from the document `users/{uid}` as it is stored, whatever its age: a field that is
 * missing or odd becomes its default. `defaultLocation` is the older name of the location's text.
 */
export function readUserProfile(uid: string, user: Readonly<Record<string, unknown>>): UserProfile {
  const { myGender, showMe } = user
  return {
    uid,
    email: text(user['email']) || null,
    username: text(user['username']),
    displayName: text(user['displayName']) || null,
    locationText:
      text(user['locationText']) || text(user['defaultLocation']) || text(user['location']),
    locationCoords: readCoords(user['locationCoords']),
    myGender: isGender(myGender) ? myGender : null,
    showMe: Array.isArray(showMe) ? showMe.filter(isShowMe) : [],
    profileComplete: user['profileComplete'] === true,
    acceptedTermsAt: readDate(user['acceptedTermsAt']),
    createdAt: readDate(user['createdAt']),
    messageSettings: readMessageSettings(user),
  }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

/** The date of a Firestore timestamp, or null. */
export function readDate(value: unknown): Date | null {
  const date: unknown = isTimestamp(value) ? value.toDate() : null
  return date instanceof Date ? date : null
}

function isTimestamp(value: unknown): value is { toDate: () => unknown } {
  return isRecord(value) && typeof value['toDate'] === 'function'
}
