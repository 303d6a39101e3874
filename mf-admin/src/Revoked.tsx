import { paths } from '@greenlight/kit/contract/paths'
import { verifyAdmin } from '@greenlight/kit/data/admin'
import { ButtonLink } from '@greenlight/kit/ui/form/ButtonLink'
import { EmptyState } from '@greenlight/kit/ui/status/EmptyState'
import { errorText, type LiveData, useLoad, useSession } from '@greenlight/runtime'
import { ClosedDoor } from './ClosedDoor.tsx'
import type { Admin } from './data/admins.ts'

/**
 * Whether this admin was removed while the page is open: the address has left the live list, or the
 * database refuses the list. If the check itself fails, the list's own error is on the screen.
 */
export function useRevoked({ data, error }: LiveData<readonly Admin[]>): boolean {
  const address = useSession((s) => s.user?.email?.toLowerCase())
  const check = useLoad(error && ['adminState', address], verifyAdmin, 'admin-verify-failed')
  const refused = check.data !== undefined && check.data !== 'yes'
  return refused || (data !== undefined && !data.some(({ email }) => email === address))
}

/** Replaces the page when another admin removes this one. */
export function Revoked() {
  return (
    <div role="alert">
      <EmptyState
        illustration={<ClosedDoor />}
        title={errorText('admin-only')}
        action={<ButtonLink to={paths.gallery()}>Go to the gallery</ButtonLink>}
      >
        Another admin has just taken your address off the list.
      </EmptyState>
    </div>
  )
}
