import { enterWithGoogle } from './enterWithGoogle.ts'

/** Google's own window. Call it from the click itself: browsers block what opens later. */
export function signInWithGoogle(): Promise<void> {
  return enterWithGoogle(
    ({ auth, GoogleAuthProvider, signInWithPopup, browserPopupRedirectResolver }) =>
      signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver),
  )
}
