import { Scene } from './Scene.tsx'

const steps = [
  { x: 40, y: 112 },
  { x: 95, y: 76 },
  { x: 150, y: 40 },
]

/** Welcome 3: three steps up: a name, a place, a word with others. */
export function WelcomeHow() {
  return (
    <Scene tint={4}>
      {steps.map(({ x, y }) => (
        <g key={x}>
          <path d={`M${x} 166V${y + 22}h50V166z`} fill="var(--gl-pine)" opacity="0.16" />
          <rect x={x} y={y} width="50" height="50" rx="14" fill="var(--gl-paper)" />
        </g>
      ))}
      <g stroke="var(--gl-pine)" strokeWidth="4">
        <circle cx="65" cy="131" r="7" />
        <path d="M53 150a12.5 12.5 0 0 1 24 0" />
        <path d="M120 115c-8-9-12-14-12-20a12 12 0 0 1 24 0c0 6-4 11-12 20z" />
        <circle cx="120" cy="95" r="3" fill="var(--gl-pine)" strokeWidth="2" />
      </g>
      <circle cx="175" cy="65" r="15" fill="var(--gl-green)" />
      <path d="m168 65.5 5 5 9.5-10.5" stroke="var(--gl-green-on)" strokeWidth="4" />
      <path d="M206 22v12M200 28h12M46 62v10M41 67h10" stroke="var(--gl-amber)" strokeWidth="4" />
    </Scene>
  )
}
