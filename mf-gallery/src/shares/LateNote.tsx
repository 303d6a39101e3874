import { Button } from '@greenlight/kit/ui/Button'
import Clock from 'lucide-react/icons/clock'
import RotateCw from 'lucide-react/icons/rotate-cw'
import styled from 'styled-components'

/** My shares take longer than usual: a wait, and no failure. */
export function LateNote({ onRetry }: { onRetry: () => void }) {
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
