/** Errors of these operations carry Firebase's error as `cause`; `authErrorText` has the text for them. */
import { attempt } from '@greenlight/kit/data/attempt'
import { authCode } from '@greenlight/kit/data/authErrors'
import { failure as kitFailure } from '@greenlight/kit/errors'
import { auth, session } from '@greenlight/runtime'
import { failure } from '../errors.ts'
import { createUserDocument, mergeGoogleUser } from './userDocument.ts'

type AuthSdk = Awaited<ReturnType<typeof auth>>

/** @throws GreenlightError `kit/sign-in-failed` */
export function signInWithEmail(email: string, password: string): Promise<void> {
  return attempt(kitFailure('kit/sign-in-failed'), async () => {
    const { auth: provider, signInWithEmailAndPassword } = await auth()
    await signInWithEmailAndPassword(provider, email.trim(), password)
    await waitForSession()
  })
}

/**
 * Creates the account, then the member's document. If only the document fails, the sign-up still
 * succeeds: a second try would find the address taken, and profile setup also creates the document.
 * @throws GreenlightError `onboarding/sign-up-failed`
 */
export function signUpWithEmail(email: string, password: string): Promise<void> {
  return attempt(failure('onboarding/sign-up-failed'), async () => {
    const { auth: provider, createUserWithEmailAndPassword } = await auth()
    await createUserWithEmailAndPassword(provider, email.trim(), password)
    await waitForSession()
    await createUserDocument().catch((cause: unknown) => console.error(cause))
  })
}

/**
 * Opens Google's window. Call it in the click handler: browsers block a window that opens later.
 * @throws GreenlightError `onboarding/google-sign-in-failed`
 */
export function signInWithGoogle(): Promise<void> {
  return signInByGoogleCredential(
    ({ auth, GoogleAuthProvider, signInWithPopup, browserPopupRedirectResolver }) =>
      signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver),
  )
}

/** A Google account that exists in the emulator only. */
export type PreviewAccount = { readonly name: string; readonly email: string }

/**
 * Replaces Google's window in a preview, which sends no requests to outside this machine.
 * @throws GreenlightError `onboarding/google-sign-in-failed`
 */
export function signInWithPreviewAccount({ name, email }: PreviewAccount): Promise<void> {
  const claims = JSON.stringify({ sub: email, name, email, email_verified: true })
  return signInByGoogleCredential(({ auth, GoogleAuthProvider, signInWithCredential }) =>
    signInWithCredential(auth, GoogleAuthProvider.credential(claims)),
  )
}

/**
 * Signs in, then creates the member's document or merges the Google account into it. If only the document fails,
 * the sign-in still succeeds: the next pages create what is missing.
 */
function signInByGoogleCredential(signIn: (sdk: AuthSdk) => Promise<unknown>): Promise<void> {
  return attempt(failure('onboarding/google-sign-in-failed'), async () => {
    await signIn(await auth())
    await waitForSession()
    await mergeGoogleUser().catch((cause: unknown) => console.error(cause))
  })
}

/**
 * Resolves when the session has the sign-in that Firebase has confirmed. Firebase answers first; until
 * the session follows, guards and writes treat the member as signed out.
 */
function waitForSession(): Promise<void> {
  return new Promise((resolve) => {
    const stop = session.subscribe(check)
    function check() {
      if (session.getState().status !== 'signedIn') return
      stop()
      resolve()
    }
    check()
  })
}

/** Errors that only an address with an account can cause. */
const revealAccount = ['auth/user-not-found', 'auth/user-disabled', 'auth/too-many-requests']

/**
 * Sends the e-mail with the link to a new password. The result does not reveal whether `email` has an
 * account.
 * @throws GreenlightError `onboarding/reset-failed`
 */
export function sendPasswordReset(email: string): Promise<void> {
  return attempt(failure('onboarding/reset-failed'), async () => {
    const { auth: provider, sendPasswordResetEmail } = await auth()
    await sendPasswordResetEmail(provider, email.trim()).catch((cause: unknown) => {
      if (!revealAccount.includes(authCode(cause))) throw cause
    })
  })
}
