import { paths } from '@greenlight/kit/contract/paths'
import type { Wanted } from '@greenlight/kit/contract/wanted'
import { Navigate, useLocation, useSession, wasSignedIn } from '@greenlight/runtime'

/**
 * Leads to another address. Where the member is only late, it takes along what was opened: to the login
 * of a device that was signed in, and to the page that tries again to read the account.
 */
export function Redirect({ to }: { to: string }) {
  const { pathname, search, hash } = useLocation()
  const isUnreadable = useSession((s) => s.member.state === 'unreadable')
  const isLate = isUnreadable || (to === paths.login() && wasSignedIn())
  const state: Wanted | null = isLate ? { wanted: pathname + search + hash } : null
  return <Navigate to={to} replace state={state} />
}
