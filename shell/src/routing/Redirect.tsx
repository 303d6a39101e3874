import { paths } from '@greenlight/kit/contract/paths'
import type { Wanted } from '@greenlight/kit/contract/wanted'
import { Navigate, useLocation, wasSignedIn } from '@greenlight/runtime'

/** Leads to another address. To the login of a device that was signed in, it takes along what was opened. */
export function Redirect({ to }: { to: string }) {
  const { pathname, search, hash } = useLocation()
  const isLate = to === paths.login() && wasSignedIn()
  const state: Wanted | null = isLate ? { wanted: pathname + search + hash } : null
  return <Navigate to={to} replace state={state} />
}
