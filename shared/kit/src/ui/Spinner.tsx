import styled, { keyframes } from 'styled-components'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type Props = { label?: string; size?: number }

/** A ring that turns. With a `label` it is announced; without, it is decoration beside text. */
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

  /* Standing still it would look broken: a full, pale ring says "wait" just as well. */
  @media (prefers-reduced-motion: reduce) {
    animation: none;
    border-style: dotted;
    border-inline-end-color: currentColor;
  }
`
