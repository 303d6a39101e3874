import { enterWithGoogle } from './enterWithGoogle.ts'

/** A Google account that exists in the emulator only. */
export type PreviewAccount = { readonly name: string; readonly email: string }

/** What stands in for Google's window where nothing outside this machine may be asked. */
export function signInWithPreviewAccount({ name, email }: PreviewAccount): Promise<void> {
  const claims = JSON.stringify({ sub: email, name, email, email_verified: true })
  return enterWithGoogle(({ auth, GoogleAuthProvider, signInWithCredential }) =>
    signInWithCredential(auth, GoogleAuthProvider.credential(claims)),
  )
}
