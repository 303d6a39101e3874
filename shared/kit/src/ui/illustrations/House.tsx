type Props = {
  x: number
  width: number
  height: number
  wall: string
  /** Which of its two windows are lit. */
  lit?: readonly [left: boolean, right: boolean]
  door?: boolean
}

const GROUND = 166

/** A house on the ground line of a scene, `x` its left edge. */
export function House({ x, width, height, wall, lit = [true, true], door = false }: Props) {
  const top = GROUND - height
  const middle = x + width / 2
  const pane = width / 5
  const window = (left: number, on: boolean) => (
    <rect
      x={left}
      y={top + 14}
      width={pane}
      height={pane * 1.3}
      rx="2.5"
      fill={on ? 'var(--gl-amber)' : 'var(--gl-control)'}
    />
  )
  return (
    <>
      <rect x={x} y={top} width={width} height={height} fill={wall} />
      <path
        d={`M${x - 7} ${top + 2}L${middle} ${top - width * 0.48}L${x + width + 7} ${top + 2}z`}
        fill="var(--gl-pine)"
        stroke="var(--gl-pine)"
        strokeWidth="5"
      />
      {window(x + width * 0.2, lit[0])}
      {window(x + width * 0.6, lit[1])}
      {door && <path d={`M${middle - 8} ${GROUND}v-18a8 8 0 0 1 16 0v18z`} fill="var(--gl-pine)" />}
    </>
  )
}
