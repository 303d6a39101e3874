import { localStore } from '../storage/storage.ts'
import { storageKeys } from '../storage/storageKeys.ts'

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

export function isVisitorsPage(): boolean {
  return pageSession === null
}

/** False once the session of this page has ended in another tab, or another one has begun. */
export function isPageOfSession(): boolean {
  return sessionId() === pageSession
}

/**
 * Makes this a page of the session on this device, or of a new one. If the id cannot be stored, `isPageOfSession`
 * is never true. A page from the back-forward cache then always leaves, because it cannot detect a sign-out.
 */
export function joinSession(): void {
  const id = sessionId() ?? crypto.randomUUID()
  pageSession = localStore.set(storageKeys.session, id) ? id : crypto.randomUUID()
}

/** Gives the member who has signed in in another tab a session of their own. */
export function startOtherSession(): void {
  if (isPageOfSession()) localStore.set(storageKeys.session, crypto.randomUUID())
}
