import { IllustrationFrame, SpeechBubble } from '@greenlight/kit/ui/display/illustrations'

type HouseProps = {
  x: number
  width: number
  height: number
  wall: string
  /** Which windows are lit. */
  lit?: readonly [left: boolean, right: boolean]
  door?: boolean
}

const GROUND = 166

/** A house on the ground line of a scene; `x` is its left edge. */
function House({ x, width, height, wall, lit = [true, true], door = false }: HouseProps) {
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

type PersonProps = {
  x: number
  scale?: number
  skin: string
  clothes: string
  hair: string
  cut: 'short' | 'bob'
}

/** Head and shoulders above the ground line; `x` is the middle. */
function Person({ x, scale = 1, skin, clothes, hair, cut }: PersonProps) {
  return (
    <g transform={`translate(${x} 166) scale(${scale})`}>
      {cut === 'bob' && (
        <path d="M-25-44c-3-9-3-40 25-40s28 31 25 40c-1 3-4 5-8 5h-34c-4 0-7-2-8-5z" fill={hair} />
      )}
      <path d="M-36 0v-8c0-19 14-30 30-31h12C22-38 36-27 36-8v8z" fill={clothes} />
      <path d="M-8-50H8v12a8 8 0 0 1-16 0z" fill={skin} />
      <path d="M-18-64c0-12 8-18 18-18s18 6 18 18-8 21-18 21-18-9-18-21z" fill={skin} />
      {cut === 'bob' ? (
        <path d="M-19-62c0-14 8-21 19-21s19 7 19 21c-5-2-9-6-11-11-6 7-16 10-27 11z" fill={hair} />
      ) : (
        <path
          d="M-20-62c-3-3-4-8-2-12 1-8 9-14 19-14 4-3 12-2 15 2 7 2 11 8 10 15 1 3 0 7-2 9-1-6-3-10-6-12-9 2-20 2-28-1-3 3-5 7-6 13z"
          fill={hair}
        />
      )}
      <path d="M-6-53c3 4 9 4 12 0" stroke={hair} strokeWidth="2.5" />
    </g>
  )
}

/** Slide 1: houses with lit windows and a speech bubble. */
export function WelcomeWho() {
  return (
    <IllustrationFrame tint={2}>
      <path d="M82 36a14 14 0 1 0 14 19 11.5 11.5 0 0 1-14-19z" fill="var(--gl-amber)" />
      <House x={50} width={42} height={44} wall="var(--gl-tint-3)" lit={[true, false]} />
      <House x={152} width={40} height={52} wall="var(--gl-tint-5)" />
      <House x={96} width={52} height={70} wall="var(--gl-paper)" door />
      <SpeechBubble x={128} y={0} scale={1.5} fill="var(--gl-pine)" lights edge />
    </IllustrationFrame>
  )
}

/** Slide 2: two people talk. */
export function WelcomeWhy() {
  return (
    <IllustrationFrame tint={3}>
      <Person x={86} skin="#E0AC88" hair="#6E412C" clothes="var(--gl-green)" cut="bob" />
      <Person
        x={156}
        scale={1.06}
        skin="#8F5E40"
        hair="#261A17"
        clothes="var(--gl-amber)"
        cut="short"
      />
      <g transform="translate(46 14)">
        <SpeechBubble x={44} y={0} scale={1.25} fill="var(--gl-paper)" />
        <path
          d="M74 40c-9-6-13-10.5-13-16a7 7 0 0 1 13-3.500A7 7 0 0 1 87 24c0 5.5-4 10-13 16z"
          fill="var(--gl-green)"
        />
      </g>
    </IllustrationFrame>
  )
}

const steps = [
  { x: 40, y: 112 },
  { x: 95, y: 76 },
  { x: 150, y: 40 },
]

/** Slide 3: three steps upwards: account, location, sharing. */
export function WelcomeHow() {
  return (
    <IllustrationFrame tint={4}>
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
    </IllustrationFrame>
  )
}

/** Slide 4: a young plant. */
export function WelcomeBeta() {
  return (
    <IllustrationFrame tint={1}>
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
    </IllustrationFrame>
  )
}
