import { limits } from './limits.ts'

/** Marks that turn the reading direction of the text around a name. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** What a member types as a name, without direction marks: pasted text often has them, and nobody sees them. */
export function withoutDirectionMarks(typed: string): string {
  return typed.replaceAll(directionMarks, '')
}

/** A username as it is stored: without blanks around it, and with single blanks in it. */
export function tidyUsername(typed: string): string {
  return withoutDirectionMarks(typed).trim().replaceAll(/\s+/g, ' ')
}

/** Letters, digits, single blanks and . _ - ' of any script. */
const letters = /^[\p{L}\p{M}\p{Nd}._'-]+(?: [\p{L}\p{M}\p{Nd}._'-]+)*$/u
const somethingToRead = /[\p{L}\p{Nd}]/u
/**
 * Letters and marks that show nothing, letters that are a styled copy of others (such as 𝐚 or ａ), and
 * marks that pile up over a letter.
 */
const unreadable =
  /[\u115f\u1160\u1d00-\u1dbf\u2071-\u209c\u2100-\u214f\u3164\uff10-\uff5a\uffa0\u{1d400}-\u{1d7ff}]|[\u034f\u17b4-\u17b5\u180b-\u180f\ufe00-\ufe0f\u{e0100}-\u{e01ef}]|\p{M}{4}/u

/**
 * Words that imply a member of the team: admin (but not badminton), moderator, greenlight and support, also
 * with digits or Cyrillic letters that look alike.
 */
const houseWords =
  /(?:^|[^b])[aа4]dm[iі1l]n|m[oо0]d[eе3]r[aа4]t[oо0]r|gr[eе3]{2}n[l1i][iі1l]ght|[sѕ5]u[pр]{2}[oо0]rt/iu

/** Whether a name could be read as one of the people who run Greenlight. */
function readsAsTheHouse(name: string): boolean {
  const joined = name.replaceAll(/[\p{M} ._'-]/gu, '')
  return houseWords.test(joined) || houseWords.test(joined.replaceAll(/\p{Nd}/gu, ''))
}

export type UsernameProblem =
  'username-required' | 'username-length' | 'username-letters' | 'username-house'

/**
 * Why `username`, tidied, cannot be used, or null. `firestore.rules` has the same check (isUsername), and
 * tests hold both to one table of names.
 */
export function usernameProblem(username: string): UsernameProblem | null {
  const { min, max } = limits.username
  if (username === '') return 'username-required'
  if (username.length < min || username.length > max) return 'username-length'
  const isReadable =
    letters.test(username) && somethingToRead.test(username) && !unreadable.test(username)
  if (!isReadable) return 'username-letters'
  return readsAsTheHouse(username) ? 'username-house' : null
}
