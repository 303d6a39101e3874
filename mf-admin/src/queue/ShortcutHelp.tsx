import { Switch } from '@greenlight/kit/ui/Switch'
import styled from 'styled-components'

type Props = { on: boolean; onChange: (on: boolean) => void }

const keys = [
  ['J', 'next'],
  ['K', 'previous'],
  ['A', 'approve or dismiss flags'],
  ['R', 'reject, take down or delete'],
] as const

/** The letters that act, and the switch that stops them. */
export function ShortcutHelp({ on, onChange }: Props) {
  return (
    <Root>
      <List>
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </List>
      <Switch label="Keyboard shortcuts" checked={on} onChange={onChange} />
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--gl-space-2) var(--gl-space-6);
  color: var(--gl-ink-soft);
  font-size: var(--gl-text-sm);

  /* Touch screens have no keys to press. */
  @media (hover: none) {
    display: none;
  }
`

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--gl-space-1) var(--gl-space-4);

  & > div {
    display: flex;
    gap: var(--gl-space-2);
  }
  & kbd {
    padding: 0 0.4em;
    border: 1px solid var(--gl-control);
    border-radius: 5px;
    font-family: inherit;
    font-weight: 600;
  }
`
