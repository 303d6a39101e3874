import { Bubble } from './illustrations/Bubble.tsx'

/** The mark of the site: three lights in a speech bubble. */
export function LogoMark({ size = 40 }: { size?: number }) {
  return (
    <svg aria-hidden viewBox="0 0 48 48" width={size} height={size}>
      <Bubble x={0} y={0} fill="var(--gl-pine)" lights />
    </svg>
  )
}
