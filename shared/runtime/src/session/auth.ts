import type { User } from 'firebase/auth'
import { auth as loadAuth, firestore } from '../firebase/firebase.ts'
import { loadOnce } from '../loadOnce.ts'
import { savedLocation } from '../savedLocation.ts'
import { endSession, makeRoomForOtherMember, noteRefusedSignIn, readEnded } from './endSession.ts'
import { forgetLocalStorage } from './forgetDevice.ts'
import { refreshMember } from './member.ts'
import { unsubscribePush } from './pushDevice.ts'
import { joinSession, wasSignedIn } from './sessionId.ts'
import { session, type SessionUser, setSession } from './sessionState.ts'
import { keepTabOf } from './tabMember.ts'

/** The longest time that the page shows a spinner while the provider has not reported, from when its scripts have run. */
const AUTH_LIMIT_MS = 4000

/**
 * Firebase Authentication: `auth` and the SDK's functions, downloaded at the first use. The session then
 * follows the SDK.
 */
export const auth = loadOnce(async () => {
  const sdk = await loadAuth()
  // Not called when another tab signs out.
  sdk.beforeAuthStateChanged(sdk.auth, (user) => {
    if (!user) noteRefusedSignIn()
  })
  sdk.onIdTokenChanged(sdk.auth, (user) => {
    if (!user) forgetEndedSession()
    settle(user)
  })
  return sdk
})

/** Resolves who is signed in. Without a session on this device, nothing is downloaded. */
export function startAuth(): void {
  setSession({ ended: readEnded(window.location) })
  if (!wasSignedIn()) {
    keepTabOf(null)
    return settle(null)
  }
  const settleAnyway = () => {
    if (session.getState().status === 'loading') settle(null)
  }
  whenScriptsHaveRun(() => setTimeout(settleAnyway, AUTH_LIMIT_MS))
  const failed = (cause: unknown) => {
    console.error('The sign-in service could not be loaded.', cause)
    settleAnyway()
  }
  auth().catch(failed)
  firestore().catch(() => {}) // for refreshMember, in parallel with the sign-in
}

/** The session may begin while the other scripts of the page are still downloading. */
function whenScriptsHaveRun(run: () => void): void {
  if (document.readyState === 'complete') run()
  else document.addEventListener('DOMContentLoaded', run, { once: true })
}

/** Reads again whether the e-mail address is verified. */
export async function refreshUser(): Promise<void> {
  const { auth: provider } = await auth()
  await provider.currentUser?.reload()
  await provider.currentUser?.getIdToken(true)
}

/** The session ended while no page was open: a new password, or an account that was deleted. */
function forgetEndedSession(): void {
  if (!wasSignedIn() || session.getState().user) return
  forgetLocalStorage()
  void unsubscribePush()
  savedLocation.clear()
  setSession({ ended: 'elsewhere' })
}

function settle(user: User | null): void {
  const before = session.getState().user
  if (before && before.uid !== user?.uid) return user ? makeRoomForOtherMember() : endSession()
  if (!user) return setSession({ status: 'signedOut', user: null })
  if (!before) {
    joinSession()
    keepTabOf(user.uid)
  }
  setSession({ status: 'signedIn', user: asSessionUser(user) })
  if (!before) void refreshMember()
}

function asSessionUser({ uid, email, emailVerified, displayName }: User): SessionUser {
  return { uid, email, emailVerified, displayName }
}
