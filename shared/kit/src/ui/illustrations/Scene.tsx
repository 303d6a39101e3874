import type { ReactNode } from 'react'

type Props = {
  /** The arch behind everything: a quiet tint, `tint-1` … `tint-5`. */
  tint: 1 | 2 | 3 | 4 | 5
  children: ReactNode
}

/** What all pictures share: size, the doorway they stand in, round joins. Decoration only. */
export function Scene({ tint, children }: Props) {
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
