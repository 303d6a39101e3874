import { createContext, useContext, useEffect, useEffectEvent } from 'react'
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
