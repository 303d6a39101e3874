import { useStore } from 'zustand'
import { renderedSession, type SessionState } from './sessionState.ts'

/** The part of the session that `select` returns; renders again only when that part changes. */
export function useSession<T>(select: (state: SessionState) => T): T {
  return useStore(renderedSession, select)
}
