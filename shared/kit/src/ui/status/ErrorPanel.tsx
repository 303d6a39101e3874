import CircleAlert from 'lucide-react/icons/circle-alert'
import RotateCw from 'lucide-react/icons/rotate-cw'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Button } from '../form/Button.tsx'

type Props = {
  /** A text, or a heading. A heading is not announced: it can take the focus. */
  title?: ReactNode
  /** The text of the error for members. */
  text: ReactNode
  onRetry?: () => void
  retrying?: boolean
  /** What the member can do, below the text. */
  children?: ReactNode
}

/** An error with an optional Retry. Screen readers announce it at once. */
export function ErrorPanel({ title, text, onRetry, retrying, children }: Props) {
  const hasHeading = title !== undefined && typeof title !== 'string'
  const words = (
    <>
      <p>{text}</p>
      {children && <Next>{children}</Next>}
    </>
  )
  return (
    <Root>
      <CircleAlert aria-hidden size={22} />
      <Body>
        <Words role={hasHeading ? undefined : 'alert'}>
          {typeof title === 'string' ? <strong>{title}</strong> : title}
          {hasHeading ? <div role="alert">{words}</div> : words}
        </Words>
        {onRetry && (
          <Button size="small" busy={retrying ?? false} onClick={onRetry}>
            {!retrying && <RotateCw aria-hidden />}
            Retry
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
