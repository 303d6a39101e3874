import { House } from './House.tsx'
import { Scene } from './Scene.tsx'

/** No connection: the house is there, the line is down. */
export function Offline() {
  return (
    <Scene tint={1}>
      <path d="M156 40a22 22 0 1 0 22 30 18 18 0 0 1-22-30z" fill="var(--gl-amber)" />
      <House x={56} width={60} height={64} wall="var(--gl-paper)" lit={[true, false]} door />
      <path d="M121 116c14 2 16 14 24 14" stroke="var(--gl-pine)" strokeWidth="4" />
      <rect x="143" y="122" width="15" height="16" rx="4" fill="var(--gl-pine)" />
      <path d="M158 126.500h6M158 133.500h6" stroke="var(--gl-pine)" strokeWidth="3" />
      <rect x="176" y="121" width="17" height="18" rx="5" fill="var(--gl-control)" />
      <path d="M193 130h16" stroke="var(--gl-control)" strokeWidth="4" />
      <path d="M169 114v-6M164 117l-4-4M174 117l4-4" stroke="var(--gl-red)" strokeWidth="3.5" />
    </Scene>
  )
}
