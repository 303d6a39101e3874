import { auth, config } from '@greenlight/runtime'

export type SignInKind = 'password' | 'google'

/** Firebase allows these for 5 minutes after a sign-in. This is a little less. */
const FRESH_MS = 4 * 60 * 1000

/** How this member signs in again. Firebase lists accounts without a password like those with one. */
export async function signInKind(): Promise<SignInKind> {
  const { auth: service } = await auth()
  const providers = service.currentUser?.providerData ?? []
  return providers.some(({ providerId }) => providerId === 'password') ? 'password' : 'google'
}

/**
 * The kind of sign-in that is needed before the account is deleted, or gets another address; null if the last one is
 * recent enough.
 */
export async function requiredReauthentication(): Promise<SignInKind | null> {
  const { auth: service } = await auth()
  const user = service.currentUser
  if (!user) return null
  const { authTime } = await user.getIdTokenResult()
  if (Date.now() - new Date(authTime).getTime() < FRESH_MS) return null
  return signInKind()
}

export async function reauthenticateWithPassword(password: string): Promise<void> {
  const { auth: service, EmailAuthProvider, reauthenticateWithCredential } = await auth()
  const user = service.currentUser
  if (!user?.email) return
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, password))
}

/** Signs the member in again with Google; in previews without the window of Google. */
export async function reauthenticateWithGoogle(): Promise<void> {
  const sdk = await auth()
  const user = sdk.auth.currentUser
  if (!user) return
  if (!(await config()).preview) {
    const google = new sdk.GoogleAuthProvider()
    await sdk.reauthenticateWithPopup(user, google, sdk.browserPopupRedirectResolver)
    return
  }
  const account = user.providerData.find(({ providerId }) => providerId === 'google.com')
  const claims = { sub: account?.uid, email: user.email, email_verified: true }
  await sdk.reauthenticateWithCredential(
    user,
    sdk.GoogleAuthProvider.credential(JSON.stringify(claims)),
  )
}
