import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readJson } from '../stack/json.mjs'

// The demo data: what `data/*.json` and `photos` hold. All persons are invented.

/**
 * A place as the town field stores it. `coords` is null for a text that was typed, not picked.
 * `cells` are the geohash cells that the gallery searches.
 * @typedef {{ text: string, coords: { lat: number, lon: number } | null, cells: string[] }} Place
 *
 * An account. Without `username` it has only signed up. `place` is a key of places.json.
 * @typedef {{
 *   uid: string,
 *   username?: string,
 *   place?: string,
 *   myGender?: 'woman' | 'man' | 'nonbinary' | 'other',
 *   showMe?: readonly ('women' | 'men' | 'nonbinary' | 'everyone')[],
 *   admin?: true,
 *   takesNoMessages?: true,
 * }} Account
 *
 * A member's flag on a report, an experience, a comment or a message.
 * @typedef {{
 *   by: string,
 *   reason: 'false' | 'harassment' | 'private-info' | 'impersonation' | 'spam' | 'other',
 *   note: string,
 * }} Flag
 *
 * A shared profile. `at` is a key of places.json, `by` is a uid (`owner` when missing), `review` is
 * what the admins decided, or what still waits for them.
 * @typedef {{
 *   id: string,
 *   name: string,
 *   age: number,
 *   tone: 'green' | 'yellow' | 'red',
 *   gender: 'woman' | 'man' | 'nonbinary' | 'other',
 *   wants: 'men' | 'women' | 'everyone',
 *   notes: string,
 *   at: string,
 *   by?: string,
 *   review?: { status: 'public' | 'pending' | 'rejected', reason?: string, flags?: readonly Flag[] },
 * }} Report
 *
 * An experience and its comments, the oldest first. `on` is the id of a report.
 * @typedef {{ by: string, text: string, flag?: Flag }} Comment
 * @typedef {{
 *   on: string,
 *   by: string,
 *   tone: 'green' | 'yellow' | 'red',
 *   notes: string,
 *   comments?: readonly Comment[],
 *   flag?: Flag,
 * }} Experience
 *
 * A conversation of two members. `hoursAgo` counts back from the moment of seeding; `unread` is the
 * number of last messages that `member` has not opened.
 * @typedef {{ by: string, hoursAgo: number, text: string, flag?: Flag }} Message
 * @typedef {{ between: readonly [string, string], unread: number, messages: readonly Message[] }} Conversation
 *
 * A photo as two data URLs, a WebP of 320 and a JPEG of 800 pixels square, and the keys to find it by.
 * @typedef {{ preview: string, full: string, keys: readonly string[] }} Photo
 */

/** @type {<T>(name: string) => T} */
const readData = (name) => readJson(join(import.meta.dirname, 'data', `${name}.json`))

export const password = 'greenlight'
/** @type {readonly Account[]} */
export const accounts = readData('accounts')
/** Whom a person signs in as to try the product: one for each kind of access. */
export const demoMembers = accounts.filter(({ uid }) =>
  ['member', 'owner', 'admin', 'newcomer'].includes(uid),
)
/** @type {Readonly<Record<string, Place>>} */
const places = readData('places')
/** By report id, separated by spaces. @type {Readonly<Record<string, string>>} */
const photoKeys = readData('photoKeys')
/** The newest first. @type {readonly Report[]} */
export const reports = readData('reports')
/** @type {readonly Experience[]} */
export const experiences = readData('experiences')
/** @type {readonly Conversation[]} */
export const conversations = readData('conversations')

/** @param {Account} account */
export const emailOf = ({ uid }) => `${uid}@greenlight.test`

/** @param {string} uid */
export function usernameOf(uid) {
  const username = accounts.find((account) => account.uid === uid)?.username
  if (!username) throw new Error(`No demo member "${uid}"`)
  return username
}

/** @param {string} key */
export function placeOf(key) {
  const place = places[key]
  if (!place) throw new Error(`No place "${key}" in places.json`)
  return place
}

/**
 * The photo of a report as Share stores it in Chromium: WebP with a quality of 0.75 as its preview, and the keys of
 * the full photo. The keys are stored in photoKeys.json, because decoding all photos takes 3 s.
 * @param {string} reportId
 * @returns {Photo}
 */
export function photoOf(reportId) {
  const content = (/** @type {string} */ path) =>
    readFileSync(join(import.meta.dirname, 'photos', path), 'base64')
  return {
    preview: `data:image/webp;base64,${content(`preview/${reportId}.webp`)}`,
    full: `data:image/jpeg;base64,${content(`full/${reportId}.jpg`)}`,
    keys: photoKeys[reportId]?.split(' ') ?? [],
  }
}
