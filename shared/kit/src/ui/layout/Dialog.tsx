import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useCallback,
  useId,
  useRef,
  useState,
} from 'react'
import styled, { keyframes } from 'styled-components'

type Props = {
  /** Heading and accessible name. Without a heading, pass `label`. */
  title?: ReactNode
  label?: string
  /** `alertdialog` if it confirms a deletion or needs an answer. A click outside then does nothing. */
  role?: 'dialog' | 'alertdialog'
  wide?: boolean
  /** Called on Esc or a click outside the dialog. Unmounts it, or keeps it during a request. */
  onClose: () => void
  /** Buttons at the bottom, the safe one first. */
  actions?: ReactNode
  children: ReactNode
}

/**
 * A native modal `<dialog>` that is open while it is mounted. A child with `autoFocus` gets the focus, or
 * the dialog itself. Closing returns the focus to the element that had it.
 */
export function Dialog({ title, label, role = 'dialog', wide, onClose, actions, children }: Props) {
  const id = useId()
  const [shown, setShown] = useState(false)

  const show = useCallback((dialog: HTMLDialogElement) => {
    dialog.showModal()
    // `autoFocus` has no effect in a closed dialog, so what can have it is rendered afterwards.
    setShown(true)
    return () => dialog.close()
  }, [])

  const cancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return // cancel of a file picker inside
    event.preventDefault()
    onClose()
  }
  // Chromium closes a dialog on a second Esc without a `cancel` event.
  const closed = ({ currentTarget: dialog }: SyntheticEvent<HTMLDialogElement>) => {
    if (dialog.open) return
    onClose()
    // React has rendered at this point. A dialog that `onClose` keeps would be invisible.
    queueMicrotask(() => dialog.isConnected && !dialog.open && dialog.showModal())
  }

  // If the mouse selects a text and is released outside, the dialog gets the click.
  const touchedInside = useRef(false)
  const press = ({ target, currentTarget }: MouseEvent) => {
    touchedInside.current = target !== currentTarget
  }
  const release = ({ target, currentTarget }: MouseEvent) => {
    if (target !== currentTarget) touchedInside.current = true
  }
  const clickBeside = ({ detail, target, currentTarget }: MouseEvent) => {
    if (target !== currentTarget || touchedInside.current) return
    // The second click of the double click that opened the dialog.
    if (role === 'dialog' && detail < 2) onClose()
  }
  return (
    // The equivalent of Esc for pointers.
    <Root
      ref={show}
      role={role}
      tabIndex={-1}
      aria-label={label}
      aria-labelledby={title ? `${id}-title` : undefined}
      aria-describedby={role === 'alertdialog' && title ? `${id}-body` : undefined}
      $wide={wide === true}
      onCancel={cancel}
      onClose={closed}
      onMouseDown={press}
      onMouseUp={release}
      onClick={clickBeside}
    >
      <Box>
        {/* Before it opens, because a screen reader reads the name when the dialog gets the focus. */}
        {title && <h2 id={`${id}-title`}>{title}</h2>}
        {shown && (
          <>
            <Body id={`${id}-body`}>{children}</Body>
            {actions && <Actions>{actions}</Actions>}
          </>
        )}
      </Box>
    </Root>
  )
}

/** Media query of the windows in which a dialog is a sheet from below. */
const SHEET = '(max-width: 40rem)'

const arrive = keyframes`from { opacity: 0; translate: 0 0.5rem }`
const rise = keyframes`from { translate: 0 min(100%, 12rem) }`
const dim = keyframes`from { opacity: 0 }`

const Root = styled.dialog<{ $wide: boolean }>`
  width: min(${({ $wide }) => ($wide ? '44rem' : '27rem')}, 100% - 2 * var(--gl-space-4));
  max-width: none;
  max-height: calc(100dvh - 2 * var(--gl-space-4) - var(--gl-safe-top) - var(--gl-safe-bottom));
  padding: 0;
  border: 1px solid var(--gl-line);
  border-radius: var(--gl-radius-l);
  background: var(--gl-raised);
  box-shadow: var(--gl-shadow-3);
  color: var(--gl-ink);
  overscroll-behavior: contain;
  animation: ${arrive} var(--gl-slow) var(--gl-ease);

  &::backdrop {
    background: var(--gl-veil);
    animation: ${dim} var(--gl-slow) var(--gl-ease);
  }
  &:focus-visible {
    outline: none;
  }

  /* A sheet from below: if its content grows, only its upper edge moves. */
  @media ${SHEET} {
    width: 100%;
    max-width: 100%;
    max-height: calc(100dvh - var(--gl-space-12) - var(--gl-safe-top));
    margin: auto 0 0;
    border-width: 1px 0 0;
    border-radius: var(--gl-radius-l) var(--gl-radius-l) 0 0;
    animation-name: ${rise};
  }
`

const Box = styled.div`
  display: grid;
  gap: var(--gl-space-4);
  padding: var(--gl-space-6);

  @media ${SHEET} {
    padding-block-end: calc(var(--gl-space-6) + var(--gl-safe-bottom));
  }
`

const Body = styled.div`
  min-width: 0;
`

// Stays visible while a long text scrolls.
const Actions = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--gl-space-2);
  margin: calc(-1 * var(--gl-space-2)) calc(-1 * var(--gl-space-6)) calc(-1 * var(--gl-space-6));
  padding: var(--gl-space-4) var(--gl-space-6) var(--gl-space-6);
  background: linear-gradient(transparent, var(--gl-raised) var(--gl-space-3));

  @media ${SHEET} {
    margin-block-end: calc(-1 * var(--gl-space-6) - var(--gl-safe-bottom));
    padding-block-end: calc(var(--gl-space-6) + var(--gl-safe-bottom));
  }
  & > * {
    flex: 1 0 auto;
  }
  @media (min-width: 30rem) {
    & > * {
      flex: none;
    }
  }
`
