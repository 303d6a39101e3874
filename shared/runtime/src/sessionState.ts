import type { UserProfile } from '@greenlight/kit/domain/member'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

export interface SessionUser {
  uid: string
  email: string | null
  emailVerified: boolean
  displayName: string | null
}

/** What is known of `users/{me}`: `none` has no document yet, `unreadable` could not be read. */
export type MemberState =
  | { state: 'loading' }
  | { state: 'unreadable' }
  | { state: 'none' }
  | { state: 'ready'; profile: UserProfile }

export interface SessionState {
  status: 'loading' | 'signedOut' | 'signedIn'
  user: SessionUser | null
  member: MemberState
  /** When `users/{me}` was last read, in ms since 1970; null before that. */
  memberReadAt: number | null
  /** True once a request was denied because this member is banned. */
  banned: boolean
}

const store = createStore<SessionState>(() => ({
  status: 'loading',
  user: null,
  member: { state: 'loading' },
  memberReadAt: null,
  banned: false,
}))

export const { setState: setSession } = store

/** The session outside of React: read it, or be told of each change. */
export const session = { getState: store.getState, subscribe: store.subscribe }

/** The part of the session that `select` picks; renders again only when that part changes. */
export function useSession<T>(select: (state: SessionState) => T): T {
  return useStore(store, select)
}
