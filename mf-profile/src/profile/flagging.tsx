import { type FlagTarget, flagTargetPath, flagTargetLabels } from '@greenlight/domain/flag'
import { useFlaggedPaths } from '@greenlight/kit/data/useFlaggedPaths'
import type { OtherMember } from '@greenlight/kit/data/blocks'
import { LazyFlagDialog } from '@greenlight/kit/write/LazyFlagDialog'
import { Button } from '@greenlight/kit/ui/form/Button'
import { mayMoveFocusFrom } from '@greenlight/kit/ui/form/focus'
import { flaggedPaths, askConfirm, showToast, useLoad } from '@greenlight/runtime'
import Flag from 'lucide-react/icons/flag'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAction } from '@greenlight/kit/ui/form/useAction'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import styled from 'styled-components'
import { getMyFlagState, withdrawFlag } from '../data/myFlags.ts'

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
const placeholderId = (target: FlagTarget) => `flagged-${flagTargetPath(target)}`

/** The id of a part of the page that can be flagged. A whole profile has none. */
export const contentId = (target: FlagTarget) => `shown-${flagTargetPath(target)}`

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
    const movesFocus = mayMoveFocusFrom(document.getElementById(placeholderId(target)))
    flaggedPaths.remove(flagTargetPath(target))
    // The focused button disappears. What replaces it must be there to get the focus.
    flushSync(() => removePath(flagTargetPath(target)))
    if (!movesFocus) return
    const shown =
      document.getElementById(contentId(target)) ?? document.querySelector<HTMLElement>('main h1')
    shown?.focus()
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

type Props = { target: FlagTarget; centered?: boolean }

/** Replaces what I flagged. Says what became of the flag, which can be taken back while it is open. */
export function FlaggedPlaceholder({ target, centered = false }: Props) {
  const what = flagTargetLabels[target.kind]
  const path = flagTargetPath(target)
  const { show } = useFlagging()
  const { data: state } = useLoad(['myFlag', path], () => getMyFlagState(path), 'flags-load-failed')
  const { busy, error, run } = useAction('flag-withdraw-failed')

  const takeBack = async () => {
    const confirmed = await askConfirm(
      `Take back your report? You see this ${what} again, and cannot report it a second time.`,
      { confirmLabel: 'Take it back' },
    )
    if (!confirmed || !(await run(() => withdrawFlag(path)))) return
    show(target)
    showToast('You took back your report.')
  }
  const isDecided = state === 'dismissed' || state === 'withdrawn'
  return (
    <Note id={placeholderId(target)} tabIndex={-1} $centered={centered}>
      <p>
        You reported this {what}. It is hidden for you.{' '}
        {state === 'open' && 'An admin will look at it and decide.'}
        {state === 'upheld' && 'An admin agreed with your report.'}
        {state === 'dismissed' && 'An admin looked at it and decided that it stays.'}
      </p>
      {error && <ErrorPanel text={error.message} />}
      {state === 'open' && (
        <Button size="small" busy={busy} onClick={() => void takeBack()}>
          Take back my report
        </Button>
      )}
      {isDecided && (
        <Button size="small" onClick={() => show(target)}>
          Show it again
        </Button>
      )}
    </Note>
  )
}

const Note = styled.div<{ $centered: boolean }>`
  display: grid;
  justify-items: ${({ $centered }) => ($centered ? 'center' : 'start')};
  gap: var(--gl-space-2);
  color: var(--gl-ink-soft);
  font-size: var(--gl-text-sm);

  & > p {
    font-style: italic;
  }
`
