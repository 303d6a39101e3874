/** A person who sends requests. `claims` are additional claims of the sign-in token. */
export type Actor = {
  readonly uid: string
  readonly email: string
  readonly verified: boolean
  readonly claims?: Readonly<Record<string, unknown>>
}

function actor(uid: string, options: Partial<Actor> = {}): Actor {
  return { uid, email: `${uid.toLowerCase()}@greenlight.test`, verified: true, ...options }
}

/** Not signed in. */
export const visitor = actor('visitor')

export const ann = actor('ann')
export const zoe = actor('zoe')
/** The other member in every conversation. */
export const pal = actor('pal')

/** A member whose e-mail address is not verified. */
export const unverified = actor('unverified', { verified: false })

/** Signed in without any sign-in method, with an account all the same. */
export const anonymous = actor('anonymous', {
  claims: { firebase: { sign_in_provider: 'anonymous' } },
})

export const noTerms = actor('noTerms')
/** Accepted the terms before the ones in force. */
export const oldTerms = actor('oldTerms')
export const noProfile = actor('noProfile')
/** Signed up, but the user document was never written or was deleted. */
export const noDocument = actor('noDocument')

export const admin = actor('admin')
export const secondAdmin = actor('secondAdmin')
export const banned = actor('banned')

export const bannedAdmin = actor('bannedAdmin')
/** Signed up with the address of an admin but did not verify it. */
export const unverifiedAdmin = actor('unverifiedAdmin', { verified: false })
export const upperCaseAdmin = actor('upperCaseAdmin', { email: 'Chief@Greenlight.Test' })
export const unverifiedUpperCase = actor('unverifiedUpperCase', {
  email: 'CHIEF@greenlight.test',
  verified: false,
})
/** Starts with the Kelvin sign, which lower() turns into a plain k: `kim@…` is an admin. */
export const lookalikeAdmin = actor('lookalikeAdmin', { email: '\u212Aim@greenlight.test' })
export const claimingAdmin = actor('claimingAdmin', {
  claims: { admin: true, role: 'admin', isAdmin: true },
})
/** An address with a character that no admin address may contain, listed anyway. */
export const percentSignAdmin = actor('oddAdmin', { email: 'o%64d@greenlight.test' })
/** An address that would name a document below another one if it were put into a path. */
export const slashAdmin = actor('slashAdmin', {
  email: 'admin@greenlight.test/x/y@greenlight.test',
})

/** Accepts no messages; the second one by the field of older documents. */
export const refusesMessages = actor('refusesMessages')
export const refusesMessagesLegacy = actor('refusesMessagesLegacy')
/** The old field refuses messages, the new one allows them again. */
export const allowsMessagesAgain = actor('allowsMessagesAgain')
/** Has read receipts off; the second one by the field of older documents. */
export const receiptsOff = actor('receiptsOff')
export const receiptsOffLegacy = actor('receiptsOffLegacy')
/** Has blocked Ann. */
export const blockedAnn = actor('blockedAnn')
/** Is blocked by Ann. */
export const blockedByAnn = actor('blockedByAnn')
/** Had a conversation with Ann and then deleted the account. */
export const deletedMember = actor('deletedMember')

/** Actors who own one document of each kind, so that each can try every row of the matrix. */
export const actorsWithDocuments = [
  ann,
  zoe,
  admin,
  banned,
  unverified,
  noTerms,
  oldTerms,
  noProfile,
  noDocument,
  anonymous,
] as const
