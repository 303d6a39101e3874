import { Card } from '@greenlight/kit/ui/Card'
import { Loading, Skeleton } from '@greenlight/kit/ui/Skeleton'
import styled from 'styled-components'

/** Shares to come, in their own measures. */
export function SharesSkeleton() {
  return (
    <Loading label="Loading your shares">
      <Rows>
        {Array.from({ length: 3 }, (_, index) => (
          <Row as="div" key={index}>
            <Skeleton $ratio="1" />
            <Lines>
              <Skeleton $width="60%" $height="1.25rem" />
              <Skeleton $width="45%" />
              <Skeleton $width="30%" $height="1.75rem" />
            </Lines>
          </Row>
        ))}
      </Rows>
    </Loading>
  )
}

const Rows = styled.div`
  display: grid;
  gap: var(--gl-space-4);
`

/** Without a frame: nothing is to be seen for the first moments. */
const Row = styled(Card)`
  display: grid;
  grid-template-columns: clamp(5.5rem, 25vw, 9rem) minmax(0, 1fr);
  gap: var(--gl-space-4);
  padding: var(--gl-space-4);
  border-color: transparent;
  background: none;
`

const Lines = styled.div`
  display: grid;
  align-content: start;
  gap: var(--gl-space-2);
`
