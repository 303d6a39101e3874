import { NavigationType, useLocation, useNavigationType } from '@greenlight/runtime'
import { useCallback, useLayoutEffect, useRef } from 'react'
import { isCovered } from '../painted/takeOver.ts'
import { useShell } from '../shell.ts'
import { scrollToNamedPart } from './scrollToNamedPart.ts'

/**
 * Remembers the scroll position of each history entry. Call the returned function once the view is shown:
 * Back and Forward restore the position, a new page starts at its top, the first page at the part that its address
 * names, and a change of only the search (filters, conversation) keeps the position.
 */
export function useScrollMemory(): () => void {
  const { scrollPositions: positions } = useShell()
  const { key, pathname } = useLocation()
  const type = useNavigationType()
  const shownPath = useRef('')

  useLayoutEffect(() => {
    // A reload loses the positions, so older history entries start at the top. This runs before the view is
    // shown, because the view may restore its own position, as the gallery does.
    if (type === NavigationType.Pop && !positions.has(key) && !isCovered()) window.scrollTo(0, 0)
    // The previous view is still on screen here, so `scrollY` belongs to it.
    return () => void positions.set(key, window.scrollY)
  }, [type, key, positions])

  return useCallback(() => {
    if (type === NavigationType.Pop) {
      const known = positions.get(key)
      if (known !== undefined) window.scrollTo(0, known)
      else if (!isCovered()) scrollToNamedPart()
    } else if (shownPath.current !== pathname && !isCovered()) window.scrollTo(0, 0)
    shownPath.current = pathname
  }, [type, key, pathname, positions])
}
