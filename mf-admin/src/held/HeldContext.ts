import { createContext, use, useSyncExternalStore } from 'react'
import type { HeldDecisions } from './createHeldDecisions.ts'

/** The decisions that the page holds. */
export const HeldContext = createContext<HeldDecisions | null>(null)

export function useHeldDecisions(): HeldDecisions {
  const held = use(HeldContext)
  if (!held) throw new Error('The page provides the held decisions.')
  return held
}

/** The decisions that are not stored yet. */
export function useHeldState() {
  const { subscribe, getState } = useHeldDecisions()
  return useSyncExternalStore(subscribe, getState)
}
