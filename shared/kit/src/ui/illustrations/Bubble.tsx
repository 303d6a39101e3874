type Props = { x: number; y: number; scale?: number; fill: string; lights?: boolean }

/**
 * The speech bubble of logo and pictures, 48 units wide at scale 1. Its three lights grow from red to
 * green on their way up, as trust does. `favicon.svg` is the same drawing with fixed colours.
 */
export function Bubble({ x, y, scale = 1, fill, lights = false }: Props) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path
        fill={fill}
        d="M24 3c12.4 0 21 7.9 21 19.4S36.4 41.8 24 41.8c-2.7 0-5.2-.4-7.5-1.1-2.8 2.4-6.3 3.9-10.1 4.2-1 .1-1.6-1-.9-1.8 1.6-1.9 2.7-4.2 3.1-6.5C5.1 33.1 3 28.1 3 22.4 3 10.9 11.6 3 24 3z"
      />
      {lights && (
        <>
          <circle cx="13.2" cy="28.6" r="3.3" fill="var(--gl-red)" />
          <circle cx="21.2" cy="23.6" r="4.5" fill="var(--gl-amber)" />
          <circle cx="32.2" cy="17.4" r="7" fill="var(--gl-green)" />
        </>
      )}
    </g>
  )
}
