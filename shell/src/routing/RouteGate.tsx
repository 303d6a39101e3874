import { guard } from './guard.ts'
import { startPath } from './startPath.ts'
import { storageKeys } from '@greenlight/domain/storageKeys'
import { paths } from '@greenlight/kit/contract/paths'
import { PageSpinner } from '@greenlight/kit/ui/status/Spinner'
import { localStore, Navigate, useLocation, useSession } from '@greenlight/runtime'
import type { PageOfRelease } from '../remotes/releases.ts'
import { RemoteOutlet } from '../remotes/RemoteOutlet.tsx'
import { Denied } from './Denied.tsx'
import { Redirect } from './Redirect.tsx'
import { useAdmin } from './useAdmin.ts'
import { usePreloadRoute, useWarmLinks } from './usePreload.ts'

/** Decides what the address shows: the guard runs before anything of a remote is fetched. */
export function RouteGate({ page }: { page: PageOfRelease | undefined }) {
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
  const { access } = page.route
  const decision = guard(access, { status, member, banned, admin })
  switch (decision.kind) {
    case 'wait':
      return <PageSpinner />
    case 'redirect':
      return <Redirect to={decision.to} returns={access === 'member' || access === 'admin'} />
    case 'deny':
      return <Denied code={decision.code} title={page.route.title} onRetry={retry} />
    case 'allow':
      return <RemoteOutlet name={page.release.name} title={page.route.title} />
  }
}
