import type { MemberState } from '@greenlight/domain/member'
import { createStore } from 'zustand/vanilla'

export type SessionUser = {
  uid: string
  email: string | null
  emailVerified: boolean
  displayName: string | null
}

/** `everywhere`: the member signed out everywhere. `elsewhere`: another password or address, or no account any more. */
export type EndedBy = 'everywhere' | 'elsewhere'

export type SessionState = {
  status: 'loading' | 'signedOut' | 'signedIn'
  user: SessionUser | null
  member: MemberState
  /** When `users/{me}` was last read, in ms since 1970; null before that. */
  memberReadAt: number | null
  /** True once a request was denied because this member is banned. */
  banned: boolean
  /** The reason of the ban that an admin wrote; '' if there is none. */
  banReason: string
  /** Why the last session of this device ended, if its member did not end it here. */
  ended: EndedBy | null
}

const unknown: SessionState = {
  status: 'loading',
  user: null,
  member: { state: 'loading' },
  memberReadAt: null,
  banned: false,
  banReason: '',
  ended: null,
}

const store = createStore<SessionState>(() => unknown)

/** For `useSession`. A build renders pages as a visitor sees them. */
export const renderedSession = {
  ...store,
  getInitialState: (): SessionState => ({ ...unknown, status: 'signedOut' }),
}

export const { setState: setSession } = store

/** The session outside React: read it, or subscribe to changes. */
export const session = { getState: store.getState, subscribe: store.subscribe }
