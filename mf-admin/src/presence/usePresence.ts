import { isLeavingSite } from '@greenlight/runtime'
import { useEffect, useEffectEvent } from 'react'
import { useHeldState } from '../held/HeldContext.ts'
import { clearPresence, markPresence } from './presence.ts'

/** How often the mark is written again, in ms. */
const EVERY_MS = 10_000

/** Says while the page is visible that this admin looks at an item, and at what is decided and not sent yet. */
export function usePresence(item: string | null): void {
  const { held } = useHeldState()
  const heldItem = held?.parts.at(-1)?.targetPath ?? ''
  const mark = useEffectEvent(() => {
    if (item === null || document.hidden || isLeavingSite()) return
    const items = [item, heldItem].filter(Boolean)
    // A mark that is not written does no harm: the database refuses the second decision.
    markPresence([...new Set(items)]).catch(() => {})
  })
  useEffect(() => {
    mark()
    const timer = setInterval(mark, EVERY_MS)
    return () => clearInterval(timer)
  }, [item, heldItem])
  useEffect(
    () => () => {
      if (!isLeavingSite()) clearPresence().catch(() => {})
    },
    [],
  )
}
