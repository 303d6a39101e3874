import { auth, config } from '@greenlight/runtime'

export type SignInKind = 'password' | 'google'

/** How long after a sign-in the service still lets an account be deleted. A little less than it says. */
const FRESH_MS = 4 * 60 * 1000

/** How the member proves who they are before the account goes; null while the sign-in is recent. */
export async function neededSignIn(): Promise<SignInKind | null> {
  const { auth: service } = await auth()
  const user = service.currentUser
  if (!user) return null
  const { authTime } = await user.getIdTokenResult()
  if (Date.now() - new Date(authTime).getTime() < FRESH_MS) return null
  const providers = user.providerData.map(({ providerId }) => providerId)
  return providers.includes('password') ? 'password' : 'google'
}

/** Signs the member in anew with their password. */
export async function signInAgain(password: string): Promise<void> {
  const { auth: service, EmailAuthProvider, reauthenticateWithCredential } = await auth()
  const user = service.currentUser
  if (!user?.email) return
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, password))
}

/** Signs the member in anew with Google; in previews, which open no window outside, without asking. */
export async function signInAgainWithGoogle(): Promise<void> {
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
