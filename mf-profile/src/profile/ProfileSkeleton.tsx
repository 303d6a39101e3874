import { Loading, Skeleton } from '@greenlight/kit/ui/Skeleton'
import { VisuallyHidden } from '@greenlight/kit/ui/VisuallyHidden'
import styled from 'styled-components'
import { ProfileLayout } from './ProfileLayout.tsx'

const title = (
  <>
    <VisuallyHidden>Profile</VisuallyHidden>
    <Skeleton $width="60%" $height="1.2em" />
  </>
)

/** A profile to come, in its own measures. */
export function ProfileSkeleton() {
  return (
    <ProfileLayout photo={<Skeleton $ratio="1" />} title="Profile" display={title}>
      <Loading label="Loading profile">
        <Lines>
          <Skeleton $width="45%" $height="1.5rem" />
          <Skeleton $width="30%" $height="1.75rem" />
          <Skeleton $height="6rem" />
          <Skeleton $height="5rem" />
          <Skeleton $height="9rem" />
        </Lines>
      </Loading>
    </ProfileLayout>
  )
}

const Lines = styled.div`
  display: grid;
  gap: var(--gl-space-4);
`
