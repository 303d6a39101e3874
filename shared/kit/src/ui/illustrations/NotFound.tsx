import { Scene } from './Scene.tsx'

/** No such page: a signpost at a crossing. */
export function NotFound() {
  return (
    <Scene tint={4}>
      <circle cx="166" cy="56" r="14" fill="var(--gl-amber)" />
      <path d="M34 166v-6c26-20 62-24 86-10s58 12 86-4v20z" fill="var(--gl-green)" opacity="0.35" />
      <path d="M120 166V42" stroke="var(--gl-pine)" strokeWidth="7" />
      <path d="M76 54h62l14 14-14 14H76a4 4 0 0 1-4-4V58a4 4 0 0 1 4-4z" fill="var(--gl-paper)" />
      <path d="M164 92h-58l-14 14 14 14h58a4 4 0 0 0 4-4V96a4 4 0 0 0-4-4z" fill="var(--gl-pine)" />
      <path d="M86 68h36" stroke="var(--gl-line)" strokeWidth="6" />
      <path d="M116 106h36" stroke="var(--gl-green)" strokeWidth="6" />
    </Scene>
  )
}
