import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Button } from './Button.tsx'

type Props = {
  /** The button's words for each state: `open ? 'Hide comments' : 'Show comments'`. */
  label: (open: boolean) => ReactNode
  /** Rendered from the first opening on, so that it can load lazily and keeps its state. */
  children: ReactNode
  startOpen?: boolean
}

/** A button that shows and hides what follows it. */
export function Disclosure({ label, children, startOpen = false }: Props) {
  const id = useId()
  const [open, setOpen] = useState(startOpen)
  const [opened, setOpened] = useState(startOpen)
  const toggle = () => {
    setOpen(!open)
    setOpened(true)
  }
  return (
    <div>
      <Toggle variant="quiet" size="small" aria-expanded={open} aria-controls={id} onClick={toggle}>
        {label(open)}
        <ChevronDown aria-hidden />
      </Toggle>
      <Content id={id} hidden={!open}>
        {opened && children}
      </Content>
    </div>
  )
}

const Toggle = styled(Button)`
  margin-inline-start: calc(-1 * var(--gl-space-3));

  & > svg {
    transition: rotate var(--gl-base) var(--gl-ease);
  }
  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
`

const Content = styled.div`
  padding-block-start: var(--gl-space-3);
`
