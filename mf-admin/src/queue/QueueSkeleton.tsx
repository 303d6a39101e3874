import { Loading, Skeleton } from '@greenlight/kit/ui/Skeleton'
import styled from 'styled-components'

/** A queue to come. */
export function QueueSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <Columns>
        <div>
          {Array.from({ length: 4 }, (_, index) => (
            <Skeleton key={index} $height="4.5rem" />
          ))}
        </div>
        <div>
          <Skeleton $height="2.25rem" />
          <Skeleton $height="30rem" />
        </div>
      </Columns>
    </Loading>
  )
}

const Columns = styled.div`
  display: grid;
  gap: var(--gl-space-6);

  & > div {
    display: grid;
    align-content: start;
    gap: var(--gl-space-2);
  }
  & > :first-child {
    display: none;
  }
  @media (min-width: 60rem) {
    grid-template-columns: 19rem minmax(0, 1fr);

    & > :first-child {
      display: grid;
    }
  }
`
