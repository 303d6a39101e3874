import { createContext, useContext, useEffect, useEffectEvent } from 'react'

/** Whether single letters act at all: who dictates, or hits keys by mistake, turns them off. */
export const ShortcutsOn = createContext(true)

/** Runs what a letter, in lower case, stands for; never while something is being typed or asked. */
export function useShortcuts(actions: Readonly<Record<string, () => void>>): void {
  const on = useContext(ShortcutsOn)
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = actions[event.key.toLowerCase()]
    if (!act || event.repeat || !isFree(event)) return
    event.preventDefault()
    act()
  })

  useEffect(() => {
    if (!on) return
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [on])
}

function isFree({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const typing =
    target instanceof Element && target.closest('input, textarea, select, [contenteditable]')
  return !typing && !ctrlKey && !metaKey && !altKey && !document.querySelector('dialog[open]')
}
