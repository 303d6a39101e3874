import { IllustrationFrame } from '@greenlight/kit/ui/display/illustrations'

/** No profile found: empty picture frames and a magnifying glass. */
export function EmptyGalleryIllustration() {
  return (
    <IllustrationFrame tint={3}>
      <Frame x={50} y={56} turn={-6} photo="var(--gl-tint-2)" />
      <Frame x={122} y={46} turn={7} photo="var(--gl-tint-5)" />
      <path d="m146 142 22 22" stroke="var(--gl-pine)" strokeWidth="10" />
      <circle cx="128" cy="124" r="24" fill="var(--gl-tint-2)" />
      <circle cx="128" cy="124" r="24" stroke="var(--gl-pine)" strokeWidth="6" />
      <path d="M115 121a14 14 0 0 1 9-9" stroke="var(--gl-green)" strokeWidth="4" />
    </IllustrationFrame>
  )
}

function Frame({ x, y, turn, photo }: { x: number; y: number; turn: number; photo: string }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn} 32 38)`}>
      <rect width="64" height="76" rx="8" fill="var(--gl-paper)" />
      <rect x="7" y="7" width="50" height="48" rx="4" fill={photo} />
      <circle cx="32" cy="26" r="9" fill="var(--gl-paper)" />
      <path d="M14 55a18 18 0 0 1 36 0z" fill="var(--gl-paper)" />
      <path d="M10 65h28" stroke="var(--gl-line)" strokeWidth="5" />
    </g>
  )
}
