import type { ReactNode } from 'react'
import { ShortcutHelp } from './ShortcutHelp.tsx'
import { ShortcutsOn } from './shortcuts.ts'
import { useShortcutsSetting } from './useShortcutsSetting.ts'

/** A queue, and the letters that act in it. */
export function WithShortcuts({ children }: { children: ReactNode }) {
  const [on, setOn] = useShortcutsSetting()
  return (
    <ShortcutsOn value={on}>
      {children}
      <ShortcutHelp on={on} onChange={setOn} />
    </ShortcutsOn>
  )
}
