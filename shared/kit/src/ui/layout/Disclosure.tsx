import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useId, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../form/Button.tsx'

type Props = {
  /** The text of the button for each state: `open ? 'Hide comments' : 'Show comments'`. */
  label: (open: boolean) => ReactNode
  /** Mounted when first opened, and kept mounted, so that it loads lazily and keeps its state. */
  children: ReactNode
  /** Controls on the line of the button, or below it if the line is too short. */
  aside?: ReactNode
}

/** A button that shows and hides the content after it. */
export function Disclosure({ label, children, aside }: Props) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [opened, setOpened] = useState(false)
  const toggle = () => {
    setOpen(!open)
    setOpened(true)
  }
  return (
    <div>
      <Line>
        <Toggle
          variant="quiet"
          size="small"
          aria-expanded={open}
          aria-controls={id}
          onClick={toggle}
        >
          {label(open)}
          <ChevronDown aria-hidden />
        </Toggle>
        {aside}
      </Line>
      <Content id={id} hidden={!open}>
        {opened && children}
      </Content>
    </div>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
`

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
