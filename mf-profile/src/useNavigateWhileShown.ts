import { useIsShown } from '@greenlight/kit/ui/form/useIsShown'
import { useNavigate } from '@greenlight/runtime'

/**
 * As `useNavigate`, for use after a request: does nothing if the member has left the component meanwhile. Where
 * they went is where they stay.
 */
export function useNavigateWhileShown(): (to: string, options?: { replace: boolean }) => void {
  const navigate = useNavigate()
  const isShown = useIsShown()
  return (to, options) => {
    if (isShown()) void navigate(to, options)
  }
}
