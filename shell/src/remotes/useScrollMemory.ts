import { NavigationType, useLocation, useNavigationType } from '@greenlight/runtime'
import { useCallback, useLayoutEffect, useRef } from 'react'

const positions = new Map<string, number>()

/**
 * Remembers how far each visited place was scrolled. The function it returns is called once the view
 * is there: Back and Forward restore the place, a new page starts at its top, and a change of the
 * search alone (filters, conversation) stays where it is.
 */
export function useScrollMemory(): () => void {
  const { key, pathname } = useLocation()
  const type = useNavigationType()
  const shownPath = useRef('')

  // The view before is still on screen when this runs, so its scroll position is too.
  useLayoutEffect(() => () => void positions.set(key, window.scrollY), [key])

  return useCallback(() => {
    if (type === NavigationType.Pop) window.scrollTo(0, positions.get(key) ?? 0)
    else if (shownPath.current !== pathname) window.scrollTo(0, 0)
    shownPath.current = pathname
  }, [type, key, pathname])
}
