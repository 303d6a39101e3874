import { Loading, Skeleton } from '@greenlight/kit/ui/Skeleton'
import styled from 'styled-components'

/** Experiences to come. */
export function ExperiencesSkeleton() {
  return (
    <Loading label="Loading experiences">
      <Lines>
        <Skeleton $height="7.5rem" />
        <Skeleton $height="7.5rem" />
      </Lines>
    </Loading>
  )
}

const Lines = styled.div`
  display: grid;
  gap: var(--gl-space-3);
`
