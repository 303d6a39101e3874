import CircleAlert from 'lucide-react/icons/circle-alert'
import RotateCw from 'lucide-react/icons/rotate-cw'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Button } from './Button.tsx'

type Props = {
  title?: ReactNode
  /** What happened, in the product's words. */
  text: ReactNode
  onRetry?: () => void
  retrying?: boolean
  retryLabel?: string
  /** What to do next, under the text. */
  children?: ReactNode
}

/** Something failed: what, and what to do. Read at once. */
export function ErrorPanel({
  title,
  text,
  onRetry,
  retrying = false,
  retryLabel = 'Retry',
  children,
}: Props) {
  return (
    <Root>
      <CircleAlert aria-hidden size={22} />
      <Body>
        <Words role="alert">
          {title && <strong>{title}</strong>}
          <p>{text}</p>
          {children && <Next>{children}</Next>}
        </Words>
        {onRetry && (
          <Button size="small" busy={retrying} onClick={onRetry}>
            {!retrying && <RotateCw aria-hidden />}
            {retryLabel}
          </Button>
        )}
      </Body>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  gap: var(--gl-space-3);
  padding: var(--gl-space-4);
  border: 1px solid color-mix(in srgb, var(--gl-red-text) 35%, transparent);
  border-radius: var(--gl-radius-m);
  background: var(--gl-red-soft);

  & > svg {
    flex: none;
    margin-block-start: 0.15rem;
    color: var(--gl-red-text);
  }
`

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--gl-space-3);
  min-width: 0;
`

const Words = styled.div`
  flex: 1 1 12rem;
  min-width: 0;
  line-height: 1.45;
`

const Next = styled.div`
  font-size: var(--gl-text-sm);
`
