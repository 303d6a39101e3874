import { useLocation } from '@greenlight/runtime'
import { useEffect, useRef } from 'react'

/**
 * Returns a function for use after a request: whether the member still has the component open. A component that
 * stays on screen only until the next remote has arrived does not count.
 */
export function useIsShown(): () => boolean {
  const { pathname } = useLocation()
  const shownAt = useRef<string>(undefined)
  useEffect(() => {
    shownAt.current = window.location.pathname
    return () => void (shownAt.current = undefined)
  }, [pathname])
  return () => shownAt.current === window.location.pathname
}
