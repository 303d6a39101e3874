import { Loading, Skeleton } from '@greenlight/kit/ui/Skeleton'
import styled from 'styled-components'

/** Holds the form's place while the member's document is read. */
export function SetupSkeleton() {
  return (
    <Loading label="Loading your profile">
      <Root>
        {['7rem', '7rem', '4.5rem', '4.5rem', '2.75rem'].map((height, index) => (
          <Skeleton key={index} $height={height} />
        ))}
      </Root>
    </Loading>
  )
}

const Root = styled.div`
  display: grid;
  gap: var(--gl-space-5);
`
