import { type Tone, toneLabels } from '@greenlight/domain/tone'
import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { LARGE_TEXT } from '../theme/scale.ts'

type ToneMarkProps = { tone: Tone; size?: number }

/**
 * The icon of a tone. Shapes differ as well as colors: a circle with a check, a triangle with an
 * exclamation mark, an octagon with a bar. Hidden from screen readers: callers add the word.
 */
export function ToneMark({ tone, size = 18 }: ToneMarkProps) {
  return (
    <Mark aria-hidden viewBox="0 0 20 20" width={size} height={size}>
      {marks[tone]}
    </Mark>
  )
}

const marks: Record<Tone, ReactNode> = {
  green: (
    <>
      <circle cx="10" cy="10" r="9.5" fill="var(--gl-green)" />
      <path d="m5.8 10.4 2.9 2.9 5.6-6.2" stroke="var(--gl-green-on)" />
    </>
  ),
  yellow: (
    <>
      <path
        d="M8.3 2.2a2 2 0 0 1 3.4 0l7.4 13.2a2 2 0 0 1-1.7 3H2.6a2 2 0 0 1-1.7-3z"
        fill="var(--gl-amber)"
      />
      <path d="M10 7v4.6M10 14.9v.1" stroke="var(--gl-amber-on)" />
    </>
  ),
  red: (
    <>
      <path
        d="M6.3.9h7.4a1.5 1.5 0 0 1 1.1.4l3.9 3.9a1.5 1.5 0 0 1 .4 1.1v7.4a1.5 1.5 0 0 1-.4 1.1l-3.9 3.9a1.5 1.5 0 0 1-1.1.4H6.3a1.5 1.5 0 0 1-1.1-.4l-3.9-3.9a1.5 1.5 0 0 1-.4-1.1V6.3a1.5 1.5 0 0 1 .4-1.1l3.9-3.9A1.5 1.5 0 0 1 6.3.9z"
        fill="var(--gl-red)"
      />
      <path d="M5.8 10h8.4" stroke="var(--gl-red-on)" />
    </>
  ),
}

const Mark = styled.svg`
  flex: none;
  fill: none;
  stroke-width: 2.2;
  stroke-linecap: round;
  stroke-linejoin: round;
  forced-color-adjust: none;
`

type Props = {
  tone: Tone
  /** On the photo of a card or a profile: a solid ground, and shapes that differ at arm's length without their color. */
  on?: 'card' | 'profile'
  /** Content after the word, such as a count. */
  children?: ReactNode
}

/** Icon and word of a tone. */
export function ToneBadge({ tone, on, children }: Props) {
  return (
    <Root $tone={tone} $on={on}>
      <ToneMark tone={tone} size={on ? markSizes[on] : 16} />
      {toneLabels[tone]}
      {children}
    </Root>
  )
}

/** The soft ground of each tone, which `ink` and `ink-soft` are readable on. */
export const toneGrounds: Record<Tone, string> = {
  green: 'var(--gl-green-soft)',
  yellow: 'var(--gl-amber-soft)',
  red: 'var(--gl-red-soft)',
}
const inks: Record<Tone, string> = {
  green: 'var(--gl-green-text)',
  yellow: 'var(--gl-amber-text)',
  red: 'var(--gl-red-text)',
}

const markSizes = { card: 26, profile: 38 } as const

const photoStyle = css`
  min-height: 2.375rem;
  padding-inline-end: 0.875rem;
  background: var(--gl-raised);
  box-shadow: var(--gl-shadow-2);
  font-size: var(--gl-text-md);
  font-weight: 700;
`

const profileStyle = css`
  gap: var(--gl-space-2);
  min-height: 3.25rem;
  padding: var(--gl-space-1) var(--gl-space-5) var(--gl-space-1) var(--gl-space-2);
  font-size: var(--gl-text-lg);

  @media ${LARGE_TEXT} {
    font-size: var(--gl-text-md);
  }
`

const Root = styled.span<{ $tone: Tone; $on: Props['on'] }>`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 1.75rem;
  padding: 0.125rem 0.625rem 0.125rem 0.3125rem;
  border: 1px solid transparent;
  border-radius: var(--gl-radius-full);
  background: ${({ $tone }) => toneGrounds[$tone]};
  color: ${({ $tone }) => inks[$tone]};
  font-size: var(--gl-text-xs);
  font-weight: 650;
  line-height: 1;
  white-space: nowrap;

  ${({ $on }) => $on && photoStyle}
  ${({ $on }) => $on === 'profile' && profileStyle}
`
