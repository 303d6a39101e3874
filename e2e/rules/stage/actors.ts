/** Someone who asks; `claims` are what the sign-in token says beside the usual. */
export type Actor = {
  readonly uid: string
  readonly email: string
  readonly verified: boolean
  readonly claims?: Readonly<Record<string, unknown>>
}

function actor(uid: string, options: Partial<Actor> = {}): Actor {
  return { uid, email: `${uid.toLowerCase()}@greenlight.test`, verified: true, ...options }
}

/** Nobody: asks without signing in. */
export const visitor = actor('visitor')

export const ann = actor('ann')
export const zoe = actor('zoe')
/** The other member of everyone's conversation. */
export const pal = actor('pal')

export const noTerms = actor('noTerms')
export const noProfile = actor('noProfile')
/** Signed up, and the user document was never written or is deleted. */
export const noDocument = actor('noDocument')

export const admin = actor('admin')
export const secondAdmin = actor('secondAdmin')
export const banned = actor('banned')

export const bannedAdmin = actor('bannedAdmin')
/** Registered an admin's address without proving it. */
export const unverifiedAdmin = actor('unverifiedAdmin', { verified: false })
export const upperCaseAdmin = actor('upperCaseAdmin', { email: 'Chief@Greenlight.Test' })
export const unverifiedUpperCase = actor('unverifiedUpperCase', {
  email: 'CHIEF@greenlight.test',
  verified: false,
})
/** The Kelvin sign, which lower() turns into a plain k: `kim@…` is an admin. */
export const lookalikeAdmin = actor('lookalikeAdmin', { email: '\u212Aim@greenlight.test' })
export const claimingAdmin = actor('claimingAdmin', {
  claims: { admin: true, role: 'admin', isAdmin: true },
})
/** An address of signs that no admin’s may have, listed all the same. */
export const oddAdmin = actor('oddAdmin', { email: 'o%64d@greenlight.test' })
/** An address that, put into a path, would point below another document. */
export const slashAdmin = actor('slashAdmin', {
  email: 'admin@greenlight.test/x/y@greenlight.test',
})

/** Refuses messages; the second by the field of older documents. */
export const closed = actor('closed')
export const closedBefore = actor('closedBefore')
/** Once refused by the old field, and opened again by the new one. */
export const reopened = actor('reopened')
/** Keeps read receipts off; the second by the field of older documents. */
export const silent = actor('silent')
export const silentBefore = actor('silentBefore')
/** Has blocked Ann. */
export const blocker = actor('blocker')
/** Is blocked by Ann. */
export const blocked = actor('blocked')
/** Wrote with Ann and then deleted the account. */
export const gone = actor('gone')

/** Those who have one of everything, so that each row of the matrix can be tried by all. */
export const residents = [ann, zoe, admin, banned, noTerms, noProfile, noDocument] as const
