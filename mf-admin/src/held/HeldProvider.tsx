import { type ReactNode, useEffect } from 'react'
import { ShortcutsEnabled, useShortcutsSetting } from '../queue/shortcuts.tsx'
import type { HeldDecisions } from './createHeldDecisions.ts'
import { HeldContext } from './HeldContext.ts'
import { HeldToast } from './HeldToast.tsx'
import { UnsentDecisions } from './UnsentDecisions.tsx'

type Props = {
  held: HeldDecisions
  /** What the page shows; another one sends what is held. */
  view: string
  /** Above what was not sent. */
  head?: ReactNode
  children: ReactNode
}

/** Holds the decisions that its children make. They can be undone until the page shows something else. */
export function HeldProvider({ held, view, head, children }: Props) {
  const shortcuts = useShortcutsSetting()
  useEffect(() => {
    held.start()
    return () => void held.flush()
  }, [held, view])
  return (
    <HeldContext value={held}>
      <ShortcutsEnabled value={shortcuts}>
        {head}
        <UnsentDecisions />
        {children}
        <HeldToast />
      </ShortcutsEnabled>
    </HeldContext>
  )
}
