import type { Tone } from '../domain/tone.ts'
import type { ReactNode } from 'react'
import styled from 'styled-components'

type Props = { tone: Tone; size?: number }

/**
 * The light of a tone, told by shape as much as by colour: a round light with a check, a triangle
 * with an exclamation mark, an octagon with a bar. Decoration: the word stands beside it.
 */
export function ToneMark({ tone, size = 18 }: Props) {
  return (
    <Root aria-hidden viewBox="0 0 20 20" width={size} height={size}>
      {marks[tone]}
    </Root>
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

const Root = styled.svg`
  flex: none;
  fill: none;
  stroke-width: 2.2;
  stroke-linecap: round;
  stroke-linejoin: round;
  forced-color-adjust: none;
`
