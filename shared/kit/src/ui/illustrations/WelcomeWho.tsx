import { Bubble } from './Bubble.tsx'
import { House } from './House.tsx'
import { Scene } from './Scene.tsx'

/** Welcome 1: neighbours with the lights on, talking. */
export function WelcomeWho() {
  return (
    <Scene tint={2}>
      <path d="M82 36a14 14 0 1 0 14 19 11.5 11.5 0 0 1-14-19z" fill="var(--gl-amber)" />
      <House x={50} width={42} height={44} wall="var(--gl-tint-3)" lit={[true, false]} />
      <House x={152} width={40} height={52} wall="var(--gl-tint-5)" />
      <House x={96} width={52} height={70} wall="var(--gl-paper)" door />
      <Bubble x={128} y={0} scale={1.5} fill="var(--gl-pine)" lights />
    </Scene>
  )
}
