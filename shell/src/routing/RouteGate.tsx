import { type OpenedPathState, paths } from '@greenlight/kit/contract/paths'
import { PageSpinner } from '@greenlight/kit/ui/status/Loading'
import {
  localStore,
  Navigate,
  sessionId,
  storageKeys,
  useLocation,
  useSession,
} from '@greenlight/runtime'
import type { FoundPage } from '../remotes/releaseChooser.ts'
import { RemoteOutlet } from '../remotes/RemoteOutlet.tsx'
import { Denied } from './Denied.tsx'
import { guard, startPath } from './guard.ts'
import { useAdmin } from './useAdmin.ts'
import { usePreloadRoute, useWarmLinks } from './usePreload.ts'

/** Decides what the address shows. Before the guard allows it, only what `mayPreload` allows is downloaded. */
export function RouteGate({ page }: { page: FoundPage | undefined }) {
  const { pathname } = useLocation()
  const status = useSession((s) => s.status)
  const member = useSession((s) => s.member)
  const banned = useSession((s) => s.banned)
  usePreloadRoute(page)
  useWarmLinks()
  const { admin, retry } = useAdmin(page?.route.access === 'admin')

  if (!page) {
    if (pathname !== paths.home()) return <Navigate to={paths.home()} replace />
    if (status === 'loading') return <PageSpinner />
    return (
      <Navigate
        to={startPath(localStore.get(storageKeys.welcomeSeen), status === 'signedIn')}
        replace
      />
    )
  }
  const { access, chrome } = page.route
  // Not the steps of the set-up, which are `signedIn`, too.
  const returns =
    access === 'member' || access === 'admin' || (access === 'signedIn' && chrome === 'full')
  const decision = guard(access, { status, member, banned, admin })
  switch (decision.kind) {
    case 'wait':
      return <PageSpinner />
    case 'redirect':
      return <Redirect to={decision.to} returns={returns} />
    case 'deny':
      return <Denied reason={decision.reason} title={page.route.title} onRetry={retry} />
    case 'allow':
      return <RemoteOutlet name={page.release.name} title={page.route.title} />
  }
}

/**
 * Redirects. With `returns`, the pages of sign-in and set-up get the opened path in their history state, and
 * the last of them opens that path.
 */
function Redirect({ to, returns }: { to: string; returns: boolean }) {
  const { pathname, search, hash } = useLocation()
  const session = sessionId()
  const isKept = returns && (session !== null || isNewVisit())
  const state: OpenedPathState | null = isKept
    ? { openedPath: pathname + search + hash, session }
    : null
  return <Navigate to={to} replace state={state} />
}

/**
 * Whether a link or the address bar opened this document. After a sign-out, Back and reload open pages of the
 * previous member, and the next member must not be sent to them.
 */
function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return visit instanceof PerformanceNavigationTiming && visit.type === 'navigate'
}
