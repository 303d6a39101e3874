import { Button } from '@greenlight/kit/ui/form/Button'
import Clock from 'lucide-react/icons/clock'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { useEffect, useState } from 'react'
import styled from 'styled-components'

/** The delay before a note says that loading takes long. */
const LOADING_LIMIT_MS = 1500

export function useSlow(waiting: boolean): [slow: boolean, restart: () => void] {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!waiting || slow) return
    const timer = setTimeout(() => setSlow(true), LOADING_LIMIT_MS)
    return () => clearTimeout(timer)
  }, [waiting, slow])
  return [slow, () => setSlow(false)]
}

/** Says that loading takes long. It is not an error: the shares may still arrive. */
export function SlowNote({ onRetry }: { onRetry: () => void }) {
  return (
    <Slow>
      <Clock aria-hidden size={22} />
      <p role="status">
        Your shares take longer than usual. They appear here as soon as they arrive.
      </p>
      <Button size="small" onClick={onRetry}>
        <RotateCw aria-hidden />
        Retry
      </Button>
    </Slow>
  )
}

const Slow = styled.div`
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
