import { IllustrationFrame, SpeechBubble } from '@greenlight/kit/ui/display/illustrations'

/** An open door with light behind it, and a speech bubble. */
export function SignInIllustration() {
  return (
    <IllustrationFrame tint={3}>
      <path d="M72 168V66a12 12 0 0 1 12-12h52a12 12 0 0 1 12 12v102z" fill="var(--gl-amber)" />
      <path d="M72 168V60l46 16v92z" fill="var(--gl-pine)" />
      <circle cx="108" cy="122" r="4" fill="var(--gl-amber)" />
      <SpeechBubble x={134} y={12} scale={1.6} fill="var(--gl-pine)" lights edge />
    </IllustrationFrame>
  )
}
