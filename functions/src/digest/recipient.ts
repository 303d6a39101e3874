import { type Auth, type UserRecord } from 'firebase-admin/auth'

/** The address of a member. It is read when something is sent, and never stored. */
export type Recipient =
  | { readonly state: 'verified'; readonly email: string }
  /** The address is not verified, or there is none. */
  | { readonly state: 'unverified' }
  | { readonly state: 'gone' }

export async function readRecipient(auth: Auth, uid: string): Promise<Recipient> {
  const user = await findUser(auth, uid)
  if (!user || user.disabled) return { state: 'gone' }
  return user.email && user.emailVerified
    ? { state: 'verified', email: user.email }
    : { state: 'unverified' }
}

async function findUser(auth: Auth, uid: string): Promise<UserRecord | undefined> {
  const { users } = await auth.getUsers([{ uid }])
  return users[0]
}
