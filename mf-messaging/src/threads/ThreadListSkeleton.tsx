import { Loading, Skeleton } from '@greenlight/kit/ui/Skeleton'
import styled from 'styled-components'

const ROWS = [70, 45, 60]

/** Holds the place of the list of conversations. */
export function ThreadListSkeleton() {
  return (
    <Loading label="Loading conversations">
      {ROWS.map((width) => (
        <Row key={width}>
          <Skeleton $width="3rem" $height="3rem" $round />
          <div>
            <Skeleton $width={`${width}%`} />
            <Skeleton $width="90%" $height="0.8em" />
          </div>
        </Row>
      ))}
    </Loading>
  )
}

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--gl-space-3);
  padding: var(--gl-space-3);

  & > div {
    display: grid;
    gap: var(--gl-space-2);
  }
`
