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

/** Plain letters, digits, single blanks and . _ - ', with a letter or digit first and last. */
const letters = /^[A-Za-z0-9](?:(?: ?[._'-])* ?[A-Za-z0-9])+$/
/** Folded words that imply a member of the team; digits may stand for letters. */
const houseWords = /[a4]dmln|mod[e3]r[a4]tor|gr[e3]{2}nllght|[s5]upport/
/** The same for words that are part of other words. */
const wholeHouseWords = /(?:^|[ ._'-])(?:m[o0]d|staff|team|safety)(?:$|[ ._'-])/i

/**
 * One form for all spellings of a username: `usernames/{folded}` reserves it. Lower case, without blanks and
 * . _ - ', `i` and `1` as `l`, `0` as `o`. `firestore.rules` computes the same (fold).
 */
export function foldUsername(username: string): string {
  return username
    .toLowerCase()
    .replaceAll(/[ ._'-]/g, '')
    .replaceAll(/[i1]/g, 'l')
    .replaceAll('0', 'o')
}

/**
 * The ids at which the username of a member can be reserved, the best first. A name from before `usernameProblem` may have
 * other letters, or be one that another member had first: the last id is free for it.
 */
export function reservationIds(username: string, uid: string): readonly string[] {
  const folded = /^[A-Za-z0-9 ._'-]*$/.test(username) ? foldUsername(username) : ''
  return folded ? [folded, `${folded}~${uid}`] : [`${uid}~${uid}`]
}

/** Whether a name could be read as one of the people who run Greenlight. */
function readsAsTheHouse(name: string): boolean {
  return (
    houseWords.test(foldUsername(name)) ||
    houseWords.test(foldUsername(name.replaceAll(/\d/g, ''))) ||
    wholeHouseWords.test(name)
  )
}

export type UsernameProblem =
  'username-required' | 'username-length' | 'username-letters' | 'username-house'

/**
 * Why `username`, tidied, cannot be chosen, or null. `firestore.rules` has the same check (isUsername), and
 * tests hold both to one table of names.
 */
export function usernameProblem(username: string): UsernameProblem | null {
  const { min, max } = limits.username
  if (username === '') return 'username-required'
  if (username.length < min || username.length > max) return 'username-length'
  if (!letters.test(username)) return 'username-letters'
  return readsAsTheHouse(username) ? 'username-house' : null
}
