import type { ReactNode } from 'react'

type FrameProps = {
  /** Color of the arch in the background: `tint-1` … `tint-5`. */
  tint: 1 | 2 | 3 | 4 | 5
  children: ReactNode
}

/** The frame of all illustrations: size, background arch and line style. Hidden from screen readers. */
export function IllustrationFrame({ tint, children }: FrameProps) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 240 180"
      width={240}
      height={180}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M34 168V98a86 86 0 0 1 172 0v70z" fill={`var(--gl-tint-${tint})`} />
      {children}
      <path d="M14 168h212" stroke="var(--gl-pine)" strokeWidth="4" />
    </svg>
  )
}

type SpeechBubbleProps = {
  x: number
  y: number
  scale?: number
  fill: string
  lights?: boolean
  /** A bright edge, which shows a dark bubble also on a dark ground. */
  edge?: boolean
}

/**
 * The speech bubble of logo and illustrations, 48 units wide at scale 1. `favicon.svg` is the same drawing
 * with fixed colors.
 */
export function SpeechBubble(props: SpeechBubbleProps) {
  const { x, y, scale = 1, fill, lights = false, edge = false } = props
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path
        fill={fill}
        stroke={edge ? 'var(--gl-paper)' : undefined}
        strokeWidth={edge ? 2 : undefined}
        d="M24 3c12.4 0 21 7.9 21 19.4S36.4 41.8 24 41.8c-2.7 0-5.2-.4-7.5-1.1-2.8 2.4-6.3 3.9-10.1 4.2-1 .1-1.6-1-.9-1.8 1.6-1.9 2.7-4.2 3.1-6.5C5.1 33.1 3 28.1 3 22.4 3 10.9 11.6 3 24 3z"
      />
      {lights && (
        <>
          <circle cx="13.2" cy="28.6" r="3.3" fill="var(--gl-red)" />
          <circle cx="21.2" cy="23.6" r="4.5" fill="var(--gl-amber)" />
          <circle cx="32.2" cy="17.4" r="7" fill="var(--gl-green)" />
        </>
      )}
    </g>
  )
}

/** Nothing to review: a cup of tea. */
export function EmptyModerationIllustration() {
  return (
    <IllustrationFrame tint={2}>
      <path
        d="M100 74c-7-8 7-13 0-22M122 74c-7-8 7-13 0-22"
        stroke="var(--gl-control)"
        strokeWidth="4"
      />
      <path d="M148 98h12a14 14 0 0 1 0 28h-16" stroke="var(--gl-pine)" strokeWidth="7" />
      <path d="M72 86h78v38a30 30 0 0 1-30 30h-18a30 30 0 0 1-30-30z" fill="var(--gl-pine)" />
      <path d="M60 158h104" stroke="var(--gl-amber)" strokeWidth="7" />
      <circle cx="111" cy="118" r="19" fill="var(--gl-green)" />
      <path d="m102 118.5 6.5 6.5 12-13.5" stroke="var(--gl-green-on)" strokeWidth="4.5" />
    </IllustrationFrame>
  )
}

/** Page not found: a signpost. */
export function NotFoundIllustration() {
  return (
    <IllustrationFrame tint={4}>
      <circle cx="166" cy="56" r="14" fill="var(--gl-amber)" />
      <path d="M34 166v-6c26-20 62-24 86-10s58 12 86-4v20z" fill="var(--gl-green)" opacity="0.35" />
      <path d="M120 166V42" stroke="var(--gl-pine)" strokeWidth="7" />
      <path d="M76 54h62l14 14-14 14H76a4 4 0 0 1-4-4V58a4 4 0 0 1 4-4z" fill="var(--gl-paper)" />
      <path d="M164 92h-58l-14 14 14 14h58a4 4 0 0 0 4-4V96a4 4 0 0 0-4-4z" fill="var(--gl-pine)" />
      <path d="M86 68h36" stroke="var(--gl-line)" strokeWidth="6" />
      <path d="M116 106h36" stroke="var(--gl-green)" strokeWidth="6" />
    </IllustrationFrame>
  )
}
