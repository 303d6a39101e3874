import { Scene } from './Scene.tsx'

/** Welcome 4: early, and growing. */
export function WelcomeBeta() {
  return (
    <Scene tint={1}>
      <path d="M120 122V66" stroke="var(--gl-pine)" strokeWidth="5" />
      <path d="M120 92c-4-22-20-31-42-29 1 20 16 33 42 29z" fill="var(--gl-green)" />
      <path d="M120 76c2-24 18-37 42-36 1 22-15 39-42 36z" fill="var(--gl-green)" />
      <path
        d="M120 92c-8-9-17-15-27-19M120 76c8-11 17-19 27-25"
        stroke="var(--gl-pine)"
        strokeWidth="3"
      />
      <path d="M92 122h56l-6 44H98z" fill="var(--gl-tint-3)" />
      <rect x="86" y="114" width="68" height="16" rx="6" fill="var(--gl-amber)" />
      <g stroke="var(--gl-amber)" strokeWidth="4">
        <path d="M64 104v12M58 110h12M186 70v14M179 77h14M80 34v8M76 38h8" />
      </g>
    </Scene>
  )
}
