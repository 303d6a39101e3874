import { type FlagTarget, flagTargetPath } from '@greenlight/domain/flag'
import { useFlaggedPaths } from '@greenlight/kit/data/useFlaggedPaths'
import type { OtherMember } from '@greenlight/kit/write/blockMember'
import { LateFlagDialog } from '@greenlight/kit/write/LateFlagDialog'
import { Button } from '@greenlight/kit/ui/form/Button'
import { flaggedPaths } from '@greenlight/runtime'
import Flag from 'lucide-react/icons/flag'
import { createContext, type ReactNode, useContext, useState } from 'react'

/** Something that can be flagged, and the member who wrote it; null if nobody is known. */
type Flaggable = { readonly target: FlagTarget; readonly author: OtherMember | null }

type FlaggingActions = {
  /** True if I flagged it. It stays hidden for me. Undefined until my flags are known. */
  readonly isFlagged: (target: FlagTarget) => boolean | undefined
  /** Shows it again, after the flag was dismissed or taken back. */
  readonly show: (target: FlagTarget) => void
  /** Opens the dialog that flags it, or reports or blocks its author. */
  readonly flag: (flaggable: Flaggable) => void
}

const FlaggingContext = createContext<FlaggingActions>({
  isFlagged: () => false,
  show: () => {},
  flag: () => {},
})

export const useFlagging = () => useContext(FlaggingContext)

/** The id of the element that replaces a flagged target. */
export const placeholderId = (target: FlagTarget) => `flagged-${flagTargetPath(target)}`

/** Gives the components inside `useFlagging`, and shows one flag dialog for all of them. */
export function FlaggingProvider({ children }: { children: ReactNode }) {
  const [paths, addPath, removePath] = useFlaggedPaths()
  const [opened, setOpened] = useState<Flaggable | null>(null)

  const isFlagged = (target: FlagTarget) => paths?.includes(flagTargetPath(target))

  const close = () => {
    setOpened(null)
    if (!opened) return
    // The button that opened the dialog may be hidden now; then the placeholder gets the focus.
    const id = placeholderId(opened.target)
    requestAnimationFrame(() => document.getElementById(id)?.focus())
  }
  const show = (target: FlagTarget) => {
    flaggedPaths.remove(flagTargetPath(target))
    removePath(flagTargetPath(target))
  }
  return (
    <FlaggingContext value={{ isFlagged, show, flag: setOpened }}>
      {children}
      {opened && (
        <LateFlagDialog
          {...opened}
          onSent={(target) => addPath(flagTargetPath(target))}
          onClose={close}
        />
      )}
    </FlaggingContext>
  )
}

type ButtonProps = Flaggable & {
  /** Names the target for screen readers. */
  label: string
}

/** The button "Report". It opens the flag dialog. */
export function OpenFlagDialogButton({ target, author, label }: ButtonProps) {
  const { flag } = useFlagging()
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={label}
      onClick={() => flag({ target, author })}
    >
      <Flag aria-hidden />
      Report
    </Button>
  )
}
