import { type FlagTarget, flagTargetPath } from '@greenlight/domain/flag'
import { useFlaggedPaths } from '@greenlight/kit/data/useFlaggedPaths'
import { focusTitle, mayMoveFocusFrom } from '@greenlight/kit/ui/form/focus'
import { LazyFlagDialog } from '@greenlight/kit/write/LazyFlagDialog'
import { flaggedPaths } from '@greenlight/runtime'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { contentId, type Flaggable, FlaggingContext, placeholderId } from './flagging.ts'

/** Provides `useFlagging`, and shows one flag dialog for all components inside. */
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
    const movesFocus = mayMoveFocusFrom(document.getElementById(placeholderId(target)))
    flaggedPaths.remove(flagTargetPath(target))
    // The focused button disappears. Its replacement must be rendered to get the focus.
    flushSync(() => removePath(flagTargetPath(target)))
    if (!movesFocus) return
    const shown = document.getElementById(contentId(target))
    if (shown) shown.focus()
    else focusTitle()
  }
  return (
    <FlaggingContext value={{ isFlagged, show, flag: setOpened }}>
      {children}
      {opened && (
        <LazyFlagDialog
          {...opened}
          onSent={(target) => addPath(flagTargetPath(target))}
          onClose={close}
        />
      )}
    </FlaggingContext>
  )
}
