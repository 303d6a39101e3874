import { useEffect, useRef } from 'react'

/** Returns a function for use after a request: whether the member still has the component open. */
export function useIsShown(): () => boolean {
  const shown = useRef(false)
  useEffect(() => {
    shown.current = true
    return () => void (shown.current = false)
  }, [])
  return () => shown.current
}
