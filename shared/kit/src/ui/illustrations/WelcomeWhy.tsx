import { Bubble } from './Bubble.tsx'
import { Person } from './Person.tsx'
import { Scene } from './Scene.tsx'

/** Welcome 2: one tells, the other knows. */
export function WelcomeWhy() {
  return (
    <Scene tint={3}>
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
        <Bubble x={44} y={0} scale={1.25} fill="var(--gl-paper)" />
        <path
          d="M74 40c-9-6-13-10.5-13-16a7 7 0 0 1 13-3.500A7 7 0 0 1 87 24c0 5.5-4 10-13 16z"
          fill="var(--gl-green)"
        />
      </g>
    </Scene>
  )
}
