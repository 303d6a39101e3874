import { Button } from '@greenlight/kit/ui/form/Button'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { Children, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'

/** Media query of the windows in which the actions have no room beside the name. */
export const PHONE = '(max-width: 40rem)'

/** The actions of a conversation: a row, and on a phone the panel of one button. */
export function MoreActions({ children }: { children: ReactNode }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const whole = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !whole.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [open])

  /** The closed panel hides the pressed action, and a dialog returns the focus to what had it. */
  const close = () => {
    if (!open) return
    toggle.current?.focus()
    setOpen(false)
  }
  if (Children.toArray(children).length === 0) return null
  return (
    <Root
      ref={whole}
      onKeyDown={({ key }) => key === 'Escape' && close()}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      <Toggle
        ref={toggle}
        variant="quiet"
        size="small"
        aria-label="More"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Ellipsis aria-hidden />
      </Toggle>
      {/* In the capture phase, before an action opens a dialog. */}
      <Actions id={id} $open={open} onClickCapture={close}>
        {children}
      </Actions>
    </Root>
  )
}

const Root = styled.div`
  position: relative;
`

const Toggle = styled(Button)`
  width: var(--gl-target);
  min-height: var(--gl-target);
  padding: 0;
  color: var(--gl-ink);

  @media not ${PHONE} {
    display: none;
  }
`

const Actions = styled.div<{ $open: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: var(--gl-space-2);

  @media ${PHONE} {
    position: absolute;
    z-index: var(--gl-layer-menu);
    inset-block-start: calc(100% + var(--gl-space-1));
    inset-inline-end: 0;
    display: ${({ $open }) => ($open ? 'grid' : 'none')};
    gap: 0;
    width: 13rem;
    padding: var(--gl-space-2);
    border: 1px solid var(--gl-line);
    border-radius: var(--gl-radius-m);
    background: var(--gl-raised);
    box-shadow: var(--gl-shadow-3);
  }
`
