import { IllustrationFrame, SpeechBubble } from '@greenlight/kit/ui/display/illustrations'

/** Nothing shared yet: a card without a photo, and a speech bubble. */
export function EmptySharesIllustration() {
  return (
    <IllustrationFrame tint={4}>
      <rect x="78" y="34" width="84" height="120" rx="14" fill="var(--gl-paper)" />
      <rect
        x="88"
        y="44"
        width="64"
        height="64"
        rx="8"
        stroke="var(--gl-control)"
        strokeWidth="3"
        strokeDasharray="7 8"
      />
      <circle cx="120" cy="68" r="9" fill="var(--gl-line)" />
      <path d="M101 97a19 19 0 0 1 38 0z" fill="var(--gl-line)" />
      <path d="M90 124h38M90 139h24" stroke="var(--gl-line)" strokeWidth="7" />
      <SpeechBubble x={132} y={12} scale={1.3} fill="var(--gl-pine)" lights edge />
    </IllustrationFrame>
  )
}
