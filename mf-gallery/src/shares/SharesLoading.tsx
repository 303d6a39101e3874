import { Button } from '@greenlight/kit/ui/form/Button'
import { LoadingPlaceholder, Skeleton } from '@greenlight/kit/ui/status/Loading'
import Clock from 'lucide-react/icons/clock'
import RotateCw from 'lucide-react/icons/rotate-cw'
import styled from 'styled-components'
import { Card } from '../cards/Card.tsx'

/** Says that loading takes long. It is not an error: the shares may still arrive. */
export function SlowNote({ onRetry }: { onRetry: () => void }) {
  return (
    <Root>
      <Clock aria-hidden size={22} />
      <p role="status">
        Your shares take longer than usual. They appear here as soon as they arrive.
      </p>
      <Button size="small" onClick={onRetry}>
        <RotateCw aria-hidden />
        Retry
      </Button>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--gl-space-3);
  padding: var(--gl-space-4);
  border: 1px solid var(--gl-line);
  border-radius: var(--gl-radius-m);
  background: var(--gl-surface);

  & > svg {
    flex: none;
    color: var(--gl-ink-soft);
  }
  & > p {
    flex: 1 1 12rem;
    min-width: 0;
    line-height: 1.45;
  }
`

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
