import { guard } from '@greenlight/kit/domain/guard'
import { startPath, WELCOME_SEEN_KEY } from '@greenlight/kit/domain/welcome'
import { PageSpinner } from '@greenlight/kit/ui/PageSpinner'
import { Navigate, useLocation, useSession } from '@greenlight/runtime'
import { useRegistry } from '../remotes/registry.ts'
import { RemoteOutlet } from '../remotes/RemoteOutlet.tsx'
import { Denied } from './Denied.tsx'
import { findRoute } from './findRoute.ts'
import { Redirect } from './Redirect.tsx'
import { useAdmin } from './useAdmin.ts'
import { usePreloadRoute, useWarmLinks } from './usePreload.ts'

/** Decides what the address shows: the guard runs before anything of a remote is fetched. */
export function RouteGate() {
  const { pathname } = useLocation()
  const registry = useRegistry()
  const found = registry && findRoute(registry, pathname)
  const status = useSession((s) => s.status)
  const member = useSession((s) => s.member)
  const banned = useSession((s) => s.banned)
  usePreloadRoute(found)
  useWarmLinks()
  const admin = useAdmin(found?.route.access === 'admin')

  if (!found) {
    if (pathname !== '/') return <Navigate to="/" replace />
    if (status === 'loading') return <PageSpinner />
    return (
      <Navigate
        to={startPath(localStorage.getItem(WELCOME_SEEN_KEY), status === 'signedIn')}
        replace
      />
    )
  }
  const decision = guard(found.route.access, { status, member, banned, admin })
  switch (decision.kind) {
    case 'wait':
      return <PageSpinner />
    case 'redirect':
      return <Redirect to={decision.to} />
    case 'deny':
      return <Denied code={decision.code} />
    case 'allow':
      return <RemoteOutlet name={found.entry.name} />
  }
}
