import { LoadingPlaceholder, Skeleton } from '@greenlight/kit/ui/status/Loading'
import styled from 'styled-components'
import { Card } from '../cards/Card.tsx'

/** Placeholders of the same size as the shares. */
export function SharesSkeleton() {
  return (
    <LoadingPlaceholder label="Loading your shares">
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
    </LoadingPlaceholder>
  )
}

const Rows = styled.div`
  display: grid;
  gap: var(--gl-space-4);
`

/** No border, because the skeleton stays invisible for the first moments. */
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
