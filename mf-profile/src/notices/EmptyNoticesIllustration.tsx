import { IllustrationFrame, SpeechBubble } from '@greenlight/kit/ui/display/illustrations'

/** No notices: a letter, and a speech bubble. */
export function EmptyNoticesIllustration() {
  return (
    <IllustrationFrame tint={2}>
      <rect x="62" y="74" width="104" height="78" rx="10" fill="var(--gl-paper)" />
      <path d="m66 82 48 36 48-36" stroke="var(--gl-control)" strokeWidth="4" />
      <path d="m66 146 34-34M162 146l-34-34" stroke="var(--gl-line)" strokeWidth="4" />
      <SpeechBubble x={126} y={18} scale={1.6} fill="var(--gl-pine)" lights edge />
    </IllustrationFrame>
  )
}
