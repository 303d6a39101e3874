import { IllustrationFrame, SpeechBubble } from '@greenlight/kit/ui/display/illustrations'

/** Illustration for "no conversations": two speech bubbles, one still empty. */
export function EmptyMessages() {
  return (
    <IllustrationFrame tint={1}>
      <SpeechBubble x={42} y={26} scale={2.1} fill="var(--gl-pine)" lights edge />
      <g transform="translate(204 84) scale(-1 1)">
        <SpeechBubble x={0} y={0} scale={1.7} fill="var(--gl-paper)" />
        <g fill="var(--gl-control)">
          <circle cx="26" cy="38" r="5" />
          <circle cx="41" cy="38" r="5" />
          <circle cx="56" cy="38" r="5" />
        </g>
      </g>
    </IllustrationFrame>
  )
}
