import { readUserProfile, type UserProfile } from '@greenlight/domain/member'
import { storageKeys } from '@greenlight/domain/storageKeys'
import type { User } from 'firebase/auth'
import { auth as loadAuth, firestore } from './firebase.ts'
import {
  forgetDevice,
  forgetLocalStorage,
  forgetStorage,
  hideWhileCached,
  endPage,
  replacePage,
} from './sessionEnd.ts'
import { once } from './importWithRetry.ts'
import { savedLocation } from './savedLocation.ts'
import { session, setSession, type SessionUser } from './sessionState.ts'
import { localStore, sessionStore } from './storage.ts'
import { withLimit } from './withLimit.ts'

/** Until the provider reports, the page shows a spinner, but never longer than this. */
const AUTH_LIMIT_MS = 4000

/**
 * Firebase Authentication: `auth` and the SDK's functions. Downloaded at the first use; from then on
 * the session follows what it reports.
 */
export const auth = once(async () => {
  const sdk = await loadAuth()
  sdk.onIdTokenChanged(sdk.auth, (user) => {
    if (!user) forgetEndedSession()
    settle(user)
  })
  return sdk
})

/** The session ended elsewhere while no page was open: a new password, or an account that was deleted. */
function forgetEndedSession(): void {
  if (!wasSignedIn() || session.getState().user) return
  forgetLocalStorage()
  savedLocation.clear()
}

/**
 * Random id of the session on this device, from sign-in to sign-out; null if there was none when the
 * device was last seen. Tells one session from the next, not who is signed in.
 */
export function sessionId(): string | null {
  return localStore.get(storageKeys.session)
}

/** True if this device was signed in when it was last seen. A hint for what to download first, no more. */
export function wasSignedIn(): boolean {
  return sessionId() !== null
}

/** The session whose data this page may show; null on a visitor's page. */
let pageSession: string | null = null

/** Starts the session. Called once, by the shell. */
export function startSession(): void {
  window.addEventListener('storage', followOtherTab)
  hideWhileCached(() => sessionId() === pageSession, leaveFormerPage)
  if (!wasSignedIn()) {
    keepTabOf(null)
    return settle(null)
  }
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
  if (key !== storageKeys.session && key !== null) return
  if (key === storageKeys.session && newValue) void auth().catch(() => {})
  else if (session.getState().user) leaveFormerPage()
}

/**
 * The session of this page has ended in another document, which has cleared the device, or a visitor's page came
 * back after a sign-in. Another member may be signed in by now.
 */
function leaveFormerPage(): void {
  if (!wasSignedIn()) sessionStore.clear()
  const { pathname, search } = window.location
  replacePage(pageSession === null ? pathname + search : '/login')
}

/**
 * Clears this tab's storage if it has another member's drafts: a tab that was closed, or on another site, did not
 * run when they signed out. What a visitor wrote before a sign-in stays.
 */
function keepTabOf(uid: string | null): void {
  const former = sessionStore.get(storageKeys.tabMember)
  if (former !== null && former !== uid) sessionStore.clear()
  if (uid !== null) sessionStore.set(storageKeys.tabMember, uid)
}

/**
 * If the id cannot be stored, `pageSession` never matches. A page from the back-forward cache then always
 * leaves, because it cannot detect a sign-out.
 */
function joinSession(): void {
  const id = sessionId() ?? crypto.randomUUID()
  pageSession = localStore.set(storageKeys.session, id) ? id : crypto.randomUUID()
}

function settle(user: User | null): void {
  const before = session.getState().user
  if (before && before.uid !== user?.uid) return user ? startAfresh() : leavePage()
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

/** Counts reads and writes of the member, so that an answer that is no longer the newest is dropped. */
let memberTurn = 0

/** A request on a dying connection may never be answered. */
const MEMBER_LIMIT_MS = 10_000

/**
 * Reads `users/{me}` again into the session. Never rejects: a failure is the state `unreadable`, and so is no
 * answer within 10 s. A later answer still counts.
 */
export async function refreshMember(): Promise<void> {
  const uid = session.getState().user?.uid
  if (!uid) return
  const turn = ++memberTurn
  const late = () => new Error('No answer within 10 s')
  await withLimit(readMember(uid, turn), MEMBER_LIMIT_MS, late).catch((cause: unknown) =>
    failMember(turn, cause),
  )
}

async function readMember(uid: string, turn: number): Promise<void> {
  try {
    const { db, doc, getDoc } = await firestore()
    const snapshot = await getDoc(doc(db, 'users', uid))
    if (turn !== memberTurn) return
    if (!snapshot.exists()) return setSession({ member: { state: 'none' } })
    const profile = readUserProfile(uid, snapshot.data())
    savedLocation.offer(profile)
    setSession({ member: { state: 'ready', profile }, memberReadAt: Date.now() })
  } catch (cause) {
    failMember(turn, cause)
  }
}

function failMember(turn: number, cause: unknown): void {
  console.error('The member profile could not be read.', cause)
  if (turn === memberTurn) setSession({ member: { state: 'unreadable' } })
}

/** Puts what was just written to `users/{me}` into the session, so that guards use it without a read. */
export function updateMember(profile: UserProfile): void {
  memberTurn += 1
  setSession({ member: { state: 'ready', profile } })
}

/** Asks the provider again whether the e-mail address is verified by now. */
export async function refreshUser(): Promise<void> {
  const { auth: provider } = await auth()
  await provider.currentUser?.reload()
  await provider.currentUser?.getIdToken(true)
}

/**
 * Reads whether the member is banned, after a request was denied; the shell then shows it. Never
 * rejects. Not read at start: almost nobody is banned, and each start would cost one more read.
 */
export async function checkBan(): Promise<void> {
  const { user, banned } = session.getState()
  if (!user || banned) return
  try {
    const { db, doc, getDoc } = await firestore()
    const ban = await getDoc(doc(db, 'bans', user.uid))
    if (!ban.exists()) return
    const reason: unknown = ban.get('reason')
    setSession({ banned: true, banReason: typeof reason === 'string' ? reason : '' })
  } catch (cause) {
    console.warn('Whether this member is banned could not be read.', cause)
  }
}

/** The page that is opened after the end of a session. */
type Exit = '/login' | '/goodbye'

let exit: Exit = '/login'
let leaving = false

/** Ends the session on this device and in every tab, and opens `to` afresh. */
export async function signOut(to: Exit = '/login'): Promise<void> {
  const { auth: provider, signOut: endSession } = await auth()
  exit = to
  await endSession(provider)
  leavePage()
}

/**
 * Deletes the sign-in itself; the page then says goodbye. Nothing happens if nobody is signed in.
 * Rejects with the provider's error, `auth/requires-recent-login` where it wants a fresh sign-in.
 */
export async function deleteSignIn(): Promise<void> {
  const { auth: provider, deleteUser } = await auth()
  if (!provider.currentUser) return
  exit = '/goodbye' // set first: the auth listener may leave the page before `deleteUser` resolves
  try {
    await deleteUser(provider.currentUser)
  } catch (cause) {
    exit = '/login'
    throw cause
  }
}

/**
 * The member has signed out: what is stored is removed, and the document is thrown away,
 * with every cache that a remote may hold in memory. The next member never sees a frame of it.
 */
function leavePage(): void {
  if (leaving) return
  leaving = true
  endPage()
  void forgetDevice().then(() => replacePage(exit))
}

/**
 * Another member has signed in, in another tab. Keeps that sign-in, removes the rest of the storage, and opens
 * /login.
 */
function startAfresh(): void {
  if (sessionId() === pageSession) localStore.set(storageKeys.session, crypto.randomUUID())
  forgetStorage((key) => key === storageKeys.session || key.startsWith('firebase:authUser:'))
  replacePage('/login')
}
