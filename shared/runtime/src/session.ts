import type { UserProfile } from '@greenlight/kit/domain/member'
import type { User } from 'firebase/auth'
import { auth as loadAuth, firestore } from './firebase.ts'
import { forgetDevice, forgetStorage } from './forgetDevice.ts'
import { once } from './once.ts'
import { savedLocation } from './savedLocation.ts'
import { session, setSession, type SessionUser } from './sessionState.ts'

/** Until the provider reports, the page shows a spinner, but never longer than this. */
const AUTH_LIMIT_MS = 4000

/** Set while somebody is signed in on this device; a visitor without it need not download the SDK to know. */
const SIGNED_IN_KEY = 'gl.session.v1'

/** Makes a profile of a stored `users/{uid}`, whatever its age. */
type ReadProfile = (uid: string, user: Readonly<Record<string, unknown>>) => UserProfile

let readProfile: ReadProfile

/**
 * Firebase Authentication: `auth` and the SDK's functions. Downloaded at the first use; from then on
 * the session follows what it reports.
 */
export const auth = once(async () => {
  const sdk = await loadAuth()
  sdk.onIdTokenChanged(sdk.auth, (user) => {
    if (!user) localStorage.removeItem(SIGNED_IN_KEY)
    settle(user)
  })
  return sdk
})

/** True if this device was signed in when it was last seen. A hint for what to download first, no more. */
export function wasSignedIn(): boolean {
  return localStorage.getItem(SIGNED_IN_KEY) !== null
}

/**
 * Starts the session. Called once, by the shell, which brings the reader of user documents: the
 * runtime takes no values from the kit (docs/adr/0002).
 */
export function startSession(reader: ReadProfile): void {
  readProfile = reader
  window.addEventListener('storage', followOtherTab)
  if (!wasSignedIn()) return settle(null)
  const settleAnyway = () => {
    if (session.getState().status === 'loading') settle(null)
  }
  setTimeout(settleAnyway, AUTH_LIMIT_MS)
  const failed = (cause: unknown) => {
    console.error('The sign-in service could not be loaded.', cause)
    settleAnyway()
  }
  auth().catch(failed)
  firestore().catch(() => {}) // for refreshMember, beside the sign-in instead of after it
}

/** Another tab signed in (then this one asks the provider) or out (then it leaves at once). */
function followOtherTab({ key, newValue }: StorageEvent): void {
  if (key !== SIGNED_IN_KEY && key !== null) return
  if (key === SIGNED_IN_KEY && newValue) void auth().catch(() => {})
  else if (session.getState().user) followOut()
}

/** The tab where the member signed out clears the device: by now it may be another member's. */
function followOut(): void {
  sessionStorage.clear()
  window.location.replace('/login')
}

function settle(user: User | null): void {
  const before = session.getState().user
  if (before && before.uid !== user?.uid) return user ? startAfresh() : leavePage()
  if (!user) return setSession({ status: 'signedOut', user: null })
  localStorage.setItem(SIGNED_IN_KEY, '1')
  setSession({ status: 'signedIn', user: asSessionUser(user) })
  if (!before) void refreshMember()
}

function asSessionUser({ uid, email, emailVerified, displayName }: User): SessionUser {
  return { uid, email, emailVerified, displayName }
}

/** Reads `users/{me}` anew into the session. Never rejects: a failure is the state `unreadable`. */
export async function refreshMember(): Promise<void> {
  const uid = session.getState().user?.uid
  if (!uid) return
  try {
    const { db, doc, getDoc } = await firestore()
    const snapshot = await getDoc(doc(db, 'users', uid))
    if (!snapshot.exists()) return setSession({ member: { state: 'none' } })
    const profile = readProfile(uid, snapshot.data())
    savedLocation.offer(profile)
    setSession({ member: { state: 'ready', profile }, memberReadAt: Date.now() })
  } catch (cause) {
    console.error('The member profile could not be read.', cause)
    setSession({ member: { state: 'unreadable' } })
  }
}

/** Tells the session what was just written to `users/{me}`, so that guards let the member on at once. */
export function updateMember(profile: UserProfile): void {
  setSession({ member: { state: 'ready', profile } })
}

/** Asks the provider again whether the e-mail address is verified by now. */
export async function refreshUser(): Promise<void> {
  const { auth: provider } = await auth()
  await provider.currentUser?.reload()
  await provider.currentUser?.getIdToken(true)
}

/**
 * A denied request may mean a ban. Looks it up, so that the shell can say so.
 * Not asked at start, since nearly nobody is banned and a start costs one read.
 */
export async function checkBan(): Promise<void> {
  const { user, banned } = session.getState()
  if (!user || banned) return
  const { db, doc, getDoc } = await firestore()
  const ban = await getDoc(doc(db, 'bans', user.uid)).catch(() => null)
  if (ban?.exists()) setSession({ banned: true })
}

/** Ends the session on this device and in every tab, and opens `to` afresh. */
export async function signOut(to: '/login' | '/welcome' = '/login'): Promise<void> {
  const { auth: provider, signOut: endSession } = await auth()
  exit = to
  await endSession(provider)
  leavePage()
}

/**
 * Deletes the sign-in itself; the page then turns to the welcome. Nothing happens if nobody is signed in.
 * Rejects with the provider's error, `auth/requires-recent-login` where it wants a fresh sign-in.
 */
export async function deleteSignIn(): Promise<void> {
  const { auth: provider, deleteUser } = await auth()
  if (!provider.currentUser) return
  exit = '/welcome' // before the session hears of it, which may be before this does
  try {
    await deleteUser(provider.currentUser)
  } catch (cause) {
    exit = '/login'
    throw cause
  }
}

let exit: '/login' | '/welcome' = '/login'
let leaving = false

/**
 * Whoever's page this was is gone: what is stored is removed, and the document is thrown away,
 * with every cache that a remote may hold in memory. The next member never sees a frame of it.
 */
function leavePage(): void {
  if (leaving) return
  leaving = true
  void forgetDevice().then(() => window.location.replace(exit))
}

/** Another member has signed in, in another tab: that session stays, all else of this page goes. */
function startAfresh(): void {
  forgetStorage(SIGNED_IN_KEY)
  window.location.replace('/login')
}
