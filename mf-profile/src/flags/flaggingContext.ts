import type { FlagTarget } from '@greenlight/kit/domain/flagTarget'
import { createContext, useContext } from 'react'

export type FlaggingActions = {
  /** Whether I flagged it: then it stays hidden for me. */
  readonly isFlagged: (target: FlagTarget) => boolean
  /** Opens the dialog in which I flag it. */
  readonly flag: (target: FlagTarget) => void
}

export const FlaggingContext = createContext<FlaggingActions>({
  isFlagged: () => false,
  flag: () => {},
})

export const useFlagging = () => useContext(FlaggingContext)
