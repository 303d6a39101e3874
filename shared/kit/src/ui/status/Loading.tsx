import type { ReactNode } from 'react'
import styled, { keyframes } from 'styled-components'
import { VisuallyHidden } from '../display/Text.tsx'
import { Announced } from './Announced.tsx'

/** Placeholders become visible after this time, in milliseconds. */
const SKELETON_DELAY_MS = 150
/** Custom property that replaces it, for placeholders that follow others. */
export const SKELETON_DELAY = '--gl-skeleton-delay'

const delay = `var(${SKELETON_DELAY}, ${SKELETON_DELAY_MS}ms)`

/**
 * A placeholder for content that loads. It has its final size at once, so that nothing moves later: with the
 * height `auto`, the size of its hidden text. It becomes visible after 150 ms, so that a fast answer causes
 * no flash. Only its opacity is animated, which the compositor does without the main thread.
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
  color: transparent;
  animation:
    ${keyframes`from { opacity: 0 }`} var(--gl-slow) ${delay} both,
    ${keyframes`50% { opacity: 0.45 }`} 1.8s calc(${delay} + var(--gl-slow)) ease-in-out infinite;

  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`

/** Screen readers say what loads after this time, in milliseconds. */
const ANNOUNCED_AFTER_MS = 1000

/** What loads, for screen readers: "Loading profiles". It is said only if it takes long. */
function LoadingLabel({ children }: { children: string }) {
  return (
    <VisuallyHidden>
      <Announced afterMs={ANNOUNCED_AFTER_MS}>{children}</Announced>
    </VisuallyHidden>
  )
}

/** Contains skeletons, and tells screen readers what loads: "Loading profiles". */
export function LoadingPlaceholder({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div aria-busy>
      <LoadingLabel>{label}</LoadingLabel>
      {children}
    </div>
  )
}

type Props = { label?: string; size?: number }

/** A rotating ring. It is announced only with a `label`; without one it is hidden from screen readers. */
export function Spinner({ label, size = 20 }: Props) {
  if (label === undefined) return <Ring $size={size} aria-hidden />
  return (
    <span>
      <Ring $size={size} aria-hidden />
      <LoadingLabel>{label}</LoadingLabel>
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

/** Attribute of the spinner that is shown in place of a whole page. */
export const PAGE_SPINNER = 'data-gl-page-spinner'

/** A spinner for a whole page whose layout is not known yet. Visible after 150 ms. */
export function PageSpinner({ label = 'Loading' }: { label?: string }) {
  return (
    <Root {...{ [PAGE_SPINNER]: '' }}>
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
