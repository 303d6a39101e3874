import { Scene } from './Scene.tsx'

/** Nothing left to review: time for tea. */
export function EmptyModeration() {
  return (
    <Scene tint={2}>
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
    </Scene>
  )
}
