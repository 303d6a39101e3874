/** Replaces `@greenlight/runtime`: the same functions, for the person whom a test names. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { MemberState, UserProfile } from '@greenlight/domain/member'
import { readUserProfile } from '@greenlight/domain/member'
import { collectionGroup, limitToLast } from 'firebase/firestore'
import * as liteModule from '../../../shared/runtime/src/firebase/firestoreLite.ts'
import * as liveModule from '../../../shared/runtime/src/firebase/firestoreLive.ts'
import type { SessionState } from '../../../shared/runtime/src/session/sessionState.ts'
import * as storedReader from '../../../shared/runtime/src/storage/readStored.ts'
import { closeFirestoreClients, firestoreClientsOf } from './firestoreClients.ts'
import { onSnapshot } from './listeners.ts'
import type { Person } from './person.ts'
import { recordLimit, recordQueries } from './queryShapes.ts'
import { listenerRecord, ofCallingPackage } from './recordOperations.ts'
import { writesTogether } from './together.ts'

export {
  errorTable,
  GreenlightError,
  toGreenlightError,
} from '../../../shared/runtime/src/errors.ts'
export { storageKeys } from '../../../shared/runtime/src/storage/storageKeys.ts'
export { withLimit } from '../../../shared/runtime/src/withLimit.ts'
export { serverNow } from '../../../shared/runtime/src/serverTime.ts'
export { startLoad, takeStarted } from '../../../shared/runtime/src/loading/startedLoads.ts'

const currentPerson = new AsyncLocalStorage<Person>()
const members = new Map<Person, MemberState>()
const flags = new Map<Person, readonly string[]>()
const sessionChecks = new Map<Person, number>()

/** Runs an operation as `person`, whose session stays open between calls. */
export async function asPerson<T>(person: Person, run: () => T | Promise<T>): Promise<T> {
  return currentPerson.run(person, async () => {
    if (!members.has(person)) await refreshMember()
    return run()
  })
}

/** Closes all sessions and connections. The next call of `asPerson` opens new ones. */
export async function closeAllPages(): Promise<void> {
  members.clear()
  flags.clear()
  sessionChecks.clear()
  await closeFirestoreClients()
}

/** How often a refusal caused a check of the session of `person`. */
export function sessionCheckCount(person: Person): number {
  return sessionChecks.get(person) ?? 0
}

const start = { memberReadAt: null, banned: false, banReason: '', ended: null }

export const session = {
  getState(): SessionState {
    const person = currentPerson.getStore()
    if (!person) return { ...start, status: 'signedOut', user: null, member: { state: 'none' } }
    const { uid, email, verified: emailVerified, displayName } = person
    const user = { uid, email, emailVerified, displayName }
    const member = members.get(person) ?? { state: 'loading' }
    return { ...start, status: 'signedIn', user, member }
  },
}

export const importWithRetry = <Module>(load: () => Promise<Module>) => load

export async function firestore() {
  const db = firestoreClientsOf(currentPerson.getStore() ?? null).lite
  const sdk = { ...liteModule, ...recordQueries(liteModule), ...writesTogether(liteModule) }
  return Promise.resolve({ ...ofCallingPackage(sdk), db })
}

export async function liveFirestore() {
  const person = currentPerson.getStore() ?? null
  const db = firestoreClientsOf(person).live
  const listen: typeof onSnapshot = (source, options, onNext, onError) => {
    const record = listenerRecord(person, source)
    const hear: typeof onNext = (snapshot) => {
      void record()
      onNext(snapshot)
    }
    return onSnapshot(source, options, hear, onError)
  }
  const recording = recordQueries({ ...liveModule, collectionGroup })
  return Promise.resolve({
    ...ofCallingPackage({
      ...liveModule,
      ...recording,
      limitToLast: recordLimit(limitToLast),
      onSnapshot: listen,
    }),
    db,
  })
}

/** The sign-in of a person. */
export const auth = () => {
  const person = currentPerson.getStore()
  const metadata = { creationTime: 'Thu, 01 Jan 2026 00:00:00 GMT', lastSignInTime: undefined }
  const providerData = [{ providerId: 'password' }]
  const currentUser = person && { providerData, emailVerified: person.verified, metadata }
  return Promise.resolve({ auth: { currentUser: currentUser ?? null } })
}

export async function refreshMember(): Promise<void> {
  const person = currentPerson.getStore()
  if (!person) return
  const { db, doc, getDoc } = await firestore()
  const fields = (await getDoc(doc(db, 'users', person.uid))).data()
  if (fields) updateMember(readUserProfile(person.uid, fields))
  else members.set(person, { state: 'none' })
}

export function updateMember(profile: UserProfile): void {
  const person = currentPerson.getStore()
  if (person) members.set(person, { state: 'ready', profile })
}

export async function checkSession(): Promise<void> {
  const person = currentPerson.getStore()
  if (person) sessionChecks.set(person, sessionCheckCount(person) + 1)
  await Promise.resolve()
}

export const flaggedPaths = {
  get(): readonly string[] | null {
    const person = currentPerson.getStore()
    return (person && flags.get(person)) ?? null
  },
  set(paths: readonly string[]): void {
    const person = currentPerson.getStore()
    if (person) flags.set(person, paths)
  },
  add(path: string): void {
    const known = this.get()
    if (known) this.set([...known, path])
  },
  remove(path: string): void {
    const known = this.get()
    if (known) this.set(known.filter((each) => each !== path))
  },
}

export const currentConfig = () => ({ galleryCells: true, galleryNames: true })

const stored = new Map<string, string>()

/** What each person keeps on a device. */
export const localStore = {
  get: (key: string): string | null => stored.get(`${sessionId()} ${key}`) ?? null,
  set: (key: string, value: string): boolean => Boolean(stored.set(`${sessionId()} ${key}`, value)),
  remove: (key: string): void => void stored.delete(`${sessionId()} ${key}`),
}

export const readStored: typeof storedReader.readStored = (key, schema, store = localStore) =>
  storedReader.readStored(key, schema, store)

export const sessionId = (): string => currentPerson.getStore()?.uid ?? ''

/** The tests have no browser. */
export const unsubscribePush = (): Promise<void> => Promise.resolve()

export const setMenuBadge = (): void => {}

/** No page shows what is loaded. */
export const changeLoaded = (): void => {}
