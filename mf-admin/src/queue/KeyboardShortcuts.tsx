import { storageKeys } from '@greenlight/domain/storageKeys'
import { Switch } from '@greenlight/kit/ui/form/Switch'
import { localStore } from '@greenlight/runtime'
import { useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { ShortcutsEnabled } from './shortcuts.tsx'

const keys = [
  ['J', 'next'],
  ['K', 'previous'],
  ['A', 'approve, dismiss flags or grant'],
  ['R', 'reject, take down, delete or decline'],
] as const

/** Enables shortcuts in its children. Below them it lists the keys and has a switch to turn them off. */
export function KeyboardShortcuts({ children }: { children: ReactNode }) {
  const [enabled, setEnabled] = useState(() => localStore.get(storageKeys.adminShortcuts) !== 'off')
  const change = (next: boolean) => {
    setEnabled(next)
    localStore.set(storageKeys.adminShortcuts, next ? 'on' : 'off')
  }
  return (
    <ShortcutsEnabled value={enabled}>
      {children}
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
        <Switch label="Keyboard shortcuts" checked={enabled} onChange={change} />
      </Root>
    </ShortcutsEnabled>
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

  /* Phones have no keys. */
  @media (hover: none), (max-width: 59.99rem) {
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
