import { localStore } from '../storage/storage.ts'
import { storageKeys } from '../storage/storageKeys.ts'

/**
 * Random id of the session on this device, from sign-in to sign-out; null if there was none at the last
 * visit. It distinguishes sessions and does not identify the member.
 */
export function sessionId(): string | null {
  return localStore.get(storageKeys.session)
}

/** Whether this device was signed in at the last visit. Only a hint for preloading. */
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

/** Starts a new session for the member who has signed in in another tab. */
export function startOtherSession(): void {
  if (isPageOfSession()) localStore.set(storageKeys.session, crypto.randomUUID())
}
