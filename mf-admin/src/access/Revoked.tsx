import { paths } from '@greenlight/kit/contract/paths'
import { errorText } from '@greenlight/kit/domain/errors'
import { ButtonLink } from '@greenlight/kit/ui/ButtonLink'
import { EmptyState } from '@greenlight/kit/ui/EmptyState'
import { ClosedDoor } from '@greenlight/kit/ui/illustrations/ClosedDoor'

/** For who was taken off the list while the page was open. */
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
