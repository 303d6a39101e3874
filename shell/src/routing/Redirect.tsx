import type { OpenedPathState } from '@greenlight/kit/contract/openedPath'
import { Navigate, sessionId, useLocation } from '@greenlight/runtime'

/**
 * Leads to another address. With `returns`, the pages of sign-in and set-up get the opened path in their
 * history state, and the last of them leads back to it.
 */
export function Redirect({ to, returns }: { to: string; returns: boolean }) {
  const { pathname, search, hash } = useLocation()
  const session = sessionId()
  const isKept = returns && (session !== null || isNewVisit())
  const state: OpenedPathState | null = isKept
    ? { openedPath: pathname + search + hash, session }
    : null
  return <Navigate to={to} replace state={state} />
}

/**
 * Whether a link or the address bar opened this document. After a sign-out, Back and a reload open
 * pages of the member before: the next member must not be led to them.
 */
function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return visit instanceof PerformanceNavigationTiming && visit.type === 'navigate'
}
