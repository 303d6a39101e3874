import { useLocation, useNavigate } from '@greenlight/runtime'
import { useEffect, useRef } from 'react'

/**
 * Returns a function to call after a request: whether the member still has the component open. A component
 * that stays on screen only until the next remote is loaded does not count.
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

/** Like `useNavigate`, for calls after a request: does nothing if the member has left the component meanwhile. */
export function useNavigateWhileShown(): (to: string, options?: { replace: boolean }) => void {
  const navigate = useNavigate()
  const isShown = useIsShown()
  return (to, options) => {
    if (isShown()) void navigate(to, options)
  }
}
