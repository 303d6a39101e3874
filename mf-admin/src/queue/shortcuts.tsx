import { Switch } from '@greenlight/kit/ui/form/Switch'
import { localStore } from '@greenlight/runtime'
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useSyncExternalStore,
} from 'react'
import styled from 'styled-components'

/** False turns single-key shortcuts off, for admins who dictate or press keys by mistake. */
export const ShortcutsEnabled = createContext(true)

/** Runs the action of a key (lower case). Ignores keys in text fields and while a dialog is open. */
export function useShortcuts(actions: Readonly<Record<string, () => void>>): void {
  const enabled = useContext(ShortcutsEnabled)
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key.toLowerCase()]
    if (!action || event.repeat || !isShortcut(event)) return
    event.preventDefault()
    action()
  })

  useEffect(() => {
    if (!enabled) return
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [enabled])
}

function isShortcut({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const typing =
    target instanceof Element && target.closest('input, textarea, select, [contenteditable]')
  return !typing && !ctrlKey && !metaKey && !altKey && !document.querySelector('dialog[open]')
}

/** The shortcut of the button around it. Hidden from screen readers: `KeyboardShortcuts` lists all keys. */
export function ShortcutKey({ children }: { children: string }) {
  return useContext(ShortcutsEnabled) ? <Cap aria-hidden>{children}</Cap> : null
}

const Cap = styled.kbd`
  min-width: 1.5em;
  padding: 0 0.3em;
  border: 1px solid currentcolor;
  border-radius: 5px;
  font-family: inherit;
  font-size: var(--gl-text-xs);
  font-weight: 600;
  line-height: 1.45;
  text-align: center;

  /* Phones have no keys. */
  @media (hover: none), (max-width: 59.99rem) {
    display: none;
  }
`

/** 'off' if this admin has turned the shortcuts off on this device. */
const SHORTCUTS_KEY = 'gl.admin.shortcuts.v1'

const keys = [
  ['J', 'next'],
  ['K', 'previous'],
  ['A', 'approve, dismiss flags or grant'],
  ['R', 'reject, take down, delete or decline'],
  ['1–0', 'point of the guidelines'],
  ['X', 'select for a decision on several'],
  ['V', 'show a blurred photo'],
  ['Z', 'undo'],
] as const

const isEnabled = () => localStore.get(SHORTCUTS_KEY) !== 'off'

/** Whether this admin uses shortcuts on this device. */
export function useShortcutsSetting(): boolean {
  return useSyncExternalStore(
    (onChange) => localStore.subscribe(SHORTCUTS_KEY, onChange),
    isEnabled,
  )
}

/** Lists the keys below its children, with a switch to turn them off. */
export function KeyboardShortcuts({ children }: { children: ReactNode }) {
  const enabled = useContext(ShortcutsEnabled)
  return (
    <>
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
        <Switch
          label="Keyboard shortcuts"
          checked={enabled}
          onChange={(next) => localStore.set(SHORTCUTS_KEY, next ? 'on' : 'off')}
        />
      </Root>
    </>
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
