import styled, { keyframes } from 'styled-components'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { SKELETON_DELAY_MS } from './Skeleton.tsx'

type Props = { label?: string; size?: number }

/** A rotating ring. It is announced only with a `label`; without one it is hidden from screen readers. */
export function Spinner({ label, size = 20 }: Props) {
  if (label === undefined) return <Ring $size={size} aria-hidden />
  return (
    <span role="status">
      <Ring $size={size} aria-hidden />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}

const turn = keyframes`to { transform: rotate(1turn) }`

const Ring = styled.span<{ $size: number }>`
  display: inline-block;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border: max(2px, ${({ $size }) => $size / 10}px) solid currentColor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;

  /* A ring with a gap looks broken without rotation. */
  @media (prefers-reduced-motion: reduce) {
    animation: none;
    border-style: dotted;
    border-inline-end-color: currentColor;
  }
`

/** A spinner for a whole page whose layout is not known yet. Visible after 150 ms. */
export function PageSpinner({ label = 'Loading' }: { label?: string }) {
  return (
    <Root>
      <Spinner size={36} label={label} />
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  place-items: center;
  min-height: 60dvh;
  color: var(--gl-green-text);
  animation: ${keyframes`from { opacity: 0 }`} var(--gl-slow) ${SKELETON_DELAY_MS}ms both;
`
