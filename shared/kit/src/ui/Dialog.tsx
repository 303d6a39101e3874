import { useCallback, useId, useState } from 'react'
import type { MouseEvent, ReactNode, SyntheticEvent } from 'react'
import styled, { keyframes } from 'styled-components'

type Props = {
  /** Shown as the heading and read as the name; give `label` instead where the text is the name. */
  title?: ReactNode
  label?: string
  /** `alertdialog` for what destroys or must be answered: a click beside it then does nothing. */
  role?: 'dialog' | 'alertdialog'
  wide?: boolean
  /** Esc, or a click beside it. The caller takes the dialog away. */
  onClose: () => void
  /** Buttons at the foot, the safe one first. */
  actions?: ReactNode
  children: ReactNode
}

/**
 * A native modal `<dialog>`, open for as long as it is rendered. A child with `autoFocus` gets the
 * focus, else the dialog itself; closing gives it back to whatever had it.
 */
export function Dialog({ title, label, role = 'dialog', wide, onClose, actions, children }: Props) {
  const id = useId()
  const [shown, setShown] = useState(false)

  const show = useCallback((dialog: HTMLDialogElement) => {
    dialog.showModal()
    // The content comes after: `autoFocus` in a dialog that is still closed would be lost.
    setShown(true)
    return () => dialog.close()
  }, [])

  const cancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return // a file picker inside was cancelled
    event.preventDefault()
    onClose()
  }
  // A second Esc without a click in between closes it past `cancel`: the caller must know.
  const closed = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (!event.currentTarget.open) onClose()
  }
  const clickBeside = ({ detail, target, currentTarget }: MouseEvent) => {
    // The second half of a double click is of the one that opened it.
    if (role === 'dialog' && target === currentTarget && detail < 2) onClose()
  }
  return (
    // The platform gives a dialog its keys; this click is the pointer's way of saying Esc.
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
      onClick={clickBeside}
    >
      {shown && (
        <Box>
          {title && <h2 id={`${id}-title`}>{title}</h2>}
          <Body id={`${id}-body`}>{children}</Body>
          {actions && <Actions>{actions}</Actions>}
        </Box>
      )}
    </Root>
  )
}

const arrive = keyframes`from { opacity: 0; translate: 0 0.5rem }`
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
`

const Box = styled.div`
  display: grid;
  gap: var(--gl-space-4);
  padding: var(--gl-space-6);
`

const Body = styled.div`
  min-width: 0;
`

// Stays in sight while a long text scrolls under it.
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

  & > * {
    flex: 1 0 auto;
  }
  @media (min-width: 30rem) {
    & > * {
      flex: none;
    }
  }
`
