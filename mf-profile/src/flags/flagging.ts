import { type FlagTarget, flagTargetPath } from '@greenlight/domain/flag'
import type { OtherMember } from '@greenlight/kit/write/blockMember'
import { createContext, useContext } from 'react'

/** Content that can be flagged, and the member who wrote it; null if the author is unknown. */
export type Flaggable = { readonly target: FlagTarget; readonly author: OtherMember | null }

type FlaggingActions = {
  /** True if I flagged it. It stays hidden for me. Undefined until my flags are known. */
  readonly isFlagged: (target: FlagTarget) => boolean | undefined
  /** Shows it again, after the flag was dismissed or withdrawn. */
  readonly show: (target: FlagTarget) => void
  /** Opens the dialog that flags it, or reports or blocks its author. */
  readonly flag: (flaggable: Flaggable) => void
}

export const FlaggingContext = createContext<FlaggingActions>({
  isFlagged: () => false,
  show: () => {},
  flag: () => {},
})

export const useFlagging = () => useContext(FlaggingContext)

/** The id of the element that replaces a flagged target. */
export const placeholderId = (target: FlagTarget) => `flagged-${flagTargetPath(target)}`

/** The id of a part of the page that can be flagged. A whole profile has none. */
export const contentId = (target: FlagTarget) => `shown-${flagTargetPath(target)}`
