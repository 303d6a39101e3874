import { useNavigate } from '@greenlight/runtime'
import { useEffect, useRef } from 'react'

/**
 * As `useNavigate`, for use after a request: does nothing if the member has left the component meanwhile. Where
 * they went is where they stay.
 */
export function useNavigateWhileShown(): (to: string, options?: { replace: boolean }) => void {
  const navigate = useNavigate()
  const shown = useRef(false)
  useEffect(() => {
    shown.current = true
    return () => void (shown.current = false)
  }, [])
  return (to, options) => {
    if (shown.current) void navigate(to, options)
  }
}
