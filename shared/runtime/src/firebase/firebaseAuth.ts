import type { FirebaseApp } from 'firebase/app'
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
} from 'firebase/auth'

/**
 * Uses initializeAuth because getAuth bundles every sign-in method, and local storage because of
 * docs/adr/0015-nothing-in-indexeddb.md.
 * @public used through importWithRetry
 */
export function openAuth(app: FirebaseApp, emulator: string | null): Auth {
  const auth = initializeAuth(app, { persistence: browserLocalPersistence })
  if (emulator) connectAuthEmulator(auth, emulator, { disableWarnings: true })
  return auth
}

export {
  applyActionCode,
  beforeAuthStateChanged,
  browserPopupRedirectResolver,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  GoogleAuthProvider,
  isSignInWithEmailLink,
  onIdTokenChanged,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  sendEmailVerification,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  signInWithPopup,
  signOut,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
} from 'firebase/auth'
