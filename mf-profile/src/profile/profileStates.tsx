import { paths } from '@greenlight/kit/contract/paths'
import {
  EmptyModerationIllustration,
  NotFoundIllustration,
} from '@greenlight/kit/ui/display/illustrations'
import { ButtonLink } from '@greenlight/kit/ui/form/ButtonLink'
import { EmptyState } from '@greenlight/kit/ui/status/EmptyState'
import { LoadingPlaceholder, Skeleton } from '@greenlight/kit/ui/status/Skeleton'
import styled from 'styled-components'
import { FlaggedPlaceholder } from './FlaggedPlaceholder.tsx'

/** The placeholder of a profile that loads, with the same heights. */
export function ProfileSkeleton() {
  return (
    <LoadingPlaceholder label="Loading profile">
      <Lines>
        <Skeleton $width="45%" $height="1.5rem" />
        <Skeleton $width="30%" $height="1.75rem" />
        <Skeleton $height="6rem" />
        <Skeleton $height="5rem" />
        <Skeleton $height="9rem" />
      </Lines>
    </LoadingPlaceholder>
  )
}

const Lines = styled.div`
  display: grid;
  gap: var(--gl-space-4);
`

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

/** Replaces a profile that this member flagged. */
export function FlaggedProfile({ id }: { id: string }) {
  return (
    <EmptyState
      illustration={<EmptyModerationIllustration />}
      title="Thank you for looking out for others"
      action={<ButtonLink to={paths.gallery()}>Back to the gallery</ButtonLink>}
    >
      <FlaggedPlaceholder target={{ kind: 'report', reportId: id }} centered />
    </EmptyState>
  )
}
