import type { ReactNode } from 'react'
import styled, { keyframes } from 'styled-components'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** How long content may take before its placeholder shows at all, in milliseconds. */
export const SKELETON_DELAY_MS = 150

/**
 * Holds the place of what is loading. It takes its room at once, so that nothing moves, and becomes
 * visible only after 150 ms, so that a quick answer never flashes.
 */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{
  $width?: string
  $height?: string
  $ratio?: string
  $round?: boolean
}>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  max-width: 100%;
  height: ${({ $height, $ratio }) => $height ?? ($ratio ? 'auto' : '1em')};
  aspect-ratio: ${({ $ratio = 'auto' }) => $ratio};
  border-radius: ${({ $round }) => ($round ? '50%' : 'var(--gl-radius-s)')};
  background: var(--gl-line);
  animation:
    ${keyframes`from { opacity: 0 }`} var(--gl-slow) ${SKELETON_DELAY_MS}ms both,
    ${keyframes`50% { background: color-mix(in srgb, var(--gl-line) 45%, var(--gl-surface)) }`} 1.8s
      ${SKELETON_DELAY_MS}ms ease-in-out infinite;

  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`

/** Says once, to screen readers, what the skeletons inside stand for: "Loading profiles". */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div aria-busy>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {children}
    </div>
  )
}
