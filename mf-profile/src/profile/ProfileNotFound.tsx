import { paths } from '@greenlight/kit/contract/paths'
import { NotFoundIllustration } from '@greenlight/kit/ui/display/illustrations'
import { ButtonLink } from '@greenlight/kit/ui/form/ButtonLink'
import { EmptyState } from '@greenlight/kit/ui/status/EmptyState'

/** The profile does not exist, or this member may not see it. */
export function ProfileNotFound() {
  return (
    <EmptyState
      illustration={<NotFoundIllustration />}
      title="It is not here"
      action={<ButtonLink to={paths.gallery()}>Back to the gallery</ButtonLink>}
    >
      It may have been removed, or an admin is looking at it.
    </EmptyState>
  )
}
