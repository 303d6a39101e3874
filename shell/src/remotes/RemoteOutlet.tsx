import { NavigationContext, useLocation } from '@greenlight/runtime'
import { useCallback, useContext, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { RemoteStatus } from './RemoteStatus.tsx'
import { createStage, type Stage, type StageStatus } from './stage.ts'
import { useScrollMemory } from './useScrollMemory.ts'

/** The place in the page where remotes are mounted. */
export function RemoteOutlet({ name }: { name: string }) {
  const location = useLocation()
  const { navigator } = useContext(NavigationContext)
  const container = useRef<HTMLDivElement>(null)
  const stage = useRef<Stage>(undefined)
  const [status, setStatus] = useState<StageStatus>({ state: 'loading', empty: true, slow: false })
  const restoreScroll = useScrollMemory()

  useLayoutEffect(() => {
    if (!container.current) return
    // What is said of a view goes and comes with it, in one frame; a start is told while React renders.
    const created = createStage(container.current, (next) =>
      next.state === 'loading' ? setStatus(next) : flushSync(() => setStatus(next)),
    )
    stage.current = created
    return () => created.close()
  }, [])

  const show = useCallback(() => {
    void stage.current
      ?.show(name, { location, navigator })
      .then((shown) => shown && restoreScroll())
  }, [name, location, navigator, restoreScroll])

  useLayoutEffect(show, [show])

  return (
    <>
      <div ref={container} />
      <RemoteStatus status={status} onRetry={show} />
    </>
  )
}
