import { IllustrationFrame } from '@greenlight/kit/ui/display/illustrations'

/** Illustration: a closed door with its lamp off. */
export function ClosedDoor() {
  return (
    <IllustrationFrame tint={5}>
      <path d="M80 166V92a40 40 0 0 1 80 0v74z" fill="var(--gl-paper)" />
      <path d="M88 166V93a32 32 0 0 1 64 0v73z" fill="var(--gl-pine)" />
      <path d="M98 94a22 22 0 0 1 44 0v8H98z" fill="var(--gl-tint-2)" />
      <path d="M120 72v30" stroke="var(--gl-pine)" strokeWidth="4" />
      <path d="M100 114h40v40h-40z" stroke="var(--gl-deep-on)" strokeWidth="2.5" opacity="0.35" />
      <circle cx="143" cy="126" r="4" fill="var(--gl-amber)" />
      <path d="M176 92v-8h8" stroke="var(--gl-pine)" strokeWidth="3.5" />
      <path d="M170 92h12l4 20h-20z" fill="var(--gl-control)" />
      <rect x="92" y="160" width="56" height="8" rx="3" fill="var(--gl-amber)" />
    </IllustrationFrame>
  )
}
