/** Stands in for `@greenlight/runtime`: the same functions, for whoever a test says is asking. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { UserProfile } from '@greenlight/kit/domain/member'
import { readUserProfile } from '@greenlight/kit/domain/userDocument'
import * as liveModule from '../../../shared/runtime/src/firestoreLive.ts'
import * as liteModule from '../../../shared/runtime/src/firestoreLite.ts'
import type { MemberState, SessionState } from '../../../shared/runtime/src/sessionState.ts'
import { clientsOf, closeClients } from './clients.ts'
import { onSnapshot } from './listeners.ts'
import type { Person } from './person.ts'
import { recorded } from './queryShapes.ts'

const asking = new AsyncLocalStorage<Person>()
const members = new Map<Person, MemberState>()
const flags = new Map<Person, readonly string[]>()
const banChecks = new Map<Person, number>()

/** Does something as `person`, whose page stays open from one call to the next. */
export async function as<T>(person: Person, run: () => T | Promise<T>): Promise<T> {
  return asking.run(person, async () => {
    if (!members.has(person)) await refreshMember()
    return run()
  })
}

/** All pages are closed, with their connections: the next call of `as` opens them afresh. */
export async function closePages(): Promise<void> {
  members.clear()
  flags.clear()
  banChecks.clear()
  await closeClients()
}

/** How often a refusal had the ban of `person` looked up. */
export function banChecksOf(person: Person): number {
  return banChecks.get(person) ?? 0
}

const start = { memberReadAt: null, banned: false }

export const session = {
  getState(): SessionState {
    const person = asking.getStore()
    if (!person) return { ...start, status: 'signedOut', user: null, member: { state: 'none' } }
    const { uid, email, verified: emailVerified, displayName } = person
    const user = { uid, email, emailVerified, displayName }
    const member = members.get(person) ?? { state: 'loading' }
    return { ...start, status: 'signedIn', user, member }
  },
}

export async function firestore() {
  const db = clientsOf(asking.getStore() ?? null).lite
  return Promise.resolve({ ...liteModule, ...recorded(liteModule), db })
}

export async function liveFirestore() {
  const db = clientsOf(asking.getStore() ?? null).live
  return Promise.resolve({ ...liveModule, ...recorded(liveModule), onSnapshot, db })
}

export async function refreshMember(): Promise<void> {
  const person = asking.getStore()
  if (!person) return
  const { db, doc, getDoc } = await firestore()
  const fields = (await getDoc(doc(db, 'users', person.uid))).data()
  if (fields) updateMember(readUserProfile(person.uid, fields))
  else members.set(person, { state: 'none' })
}

export function updateMember(profile: UserProfile): void {
  const person = asking.getStore()
  if (person) members.set(person, { state: 'ready', profile })
}

export async function checkBan(): Promise<void> {
  const person = asking.getStore()
  if (person) banChecks.set(person, banChecksOf(person) + 1)
  await Promise.resolve()
}

export const flaggedPaths = {
  get(): readonly string[] | null {
    const person = asking.getStore()
    return (person && flags.get(person)) ?? null
  },
  set(paths: readonly string[]): void {
    const person = asking.getStore()
    if (person) flags.set(person, paths)
  },
  add(path: string): void {
    const known = this.get()
    if (known) this.set([...known, path])
  },
}
