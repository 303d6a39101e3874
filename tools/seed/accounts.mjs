import { cities } from './cities.mjs'

/**
 * A seeded account. Without `username` it has signed up and done nothing else.
 * @typedef {{
 *   uid: string,
 *   username?: string,
 *   place?: import('./cities.mjs').Place,
 *   myGender?: 'woman' | 'man' | 'nonbinary' | 'other',
 *   showMe?: readonly ('women' | 'men' | 'nonbinary' | 'everyone')[],
 *   admin?: true,
 *   takesNoMessages?: true,
 * }} Account
 */

export const password = 'greenlight'

/** The four that the README names, and the neighbours who make the place feel lived in. @type {readonly Account[]} */
export const accounts = [
  {
    uid: 'member',
    username: 'MintyMeadow',
    place: cities.austin,
    myGender: 'woman',
    showMe: ['men', 'nonbinary'],
  },
  {
    uid: 'owner',
    username: 'GoldenGorse',
    place: cities.austin,
    myGender: 'nonbinary',
    showMe: ['everyone'],
  },
  {
    uid: 'admin',
    username: 'WiseWalnut',
    place: cities.chicago,
    showMe: ['everyone'],
    admin: true,
  },
  { uid: 'newcomer' },
  {
    uid: 'bluebell',
    username: 'BraveBluebell',
    place: cities.portland,
    myGender: 'woman',
    showMe: ['men'],
  },
  {
    uid: 'heron',
    username: 'HonestHeron',
    place: cities.chicago,
    myGender: 'man',
    showMe: ['women'],
  },
  {
    uid: 'juniper',
    username: 'JazzyJuniper',
    place: cities.seattle,
    myGender: 'woman',
    showMe: ['women', 'nonbinary'],
  },
  { uid: 'otter', username: 'OakenOtter', place: cities.denver, myGender: 'man', showMe: ['men'] },
  {
    uid: 'violet',
    username: 'VelvetViolet',
    place: cities.atlanta,
    myGender: 'woman',
    showMe: ['everyone'],
  },
  {
    uid: 'lantern',
    username: 'LoyalLantern',
    place: cities.newYork,
    myGender: 'other',
    showMe: ['everyone'],
  },
  {
    uid: 'quail',
    username: 'QuietQuail',
    place: cities.minneapolis,
    myGender: 'woman',
    showMe: ['men'],
    takesNoMessages: true,
  },
]

/** @param {Account} account */
export const emailOf = ({ uid }) => `${uid}@greenlight.test`

/** @param {string} uid */
export function usernameOf(uid) {
  const username = accounts.find((account) => account.uid === uid)?.username
  if (!username) throw new Error(`No seeded member "${uid}"`)
  return username
}
