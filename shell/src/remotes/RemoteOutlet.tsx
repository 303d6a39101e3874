import { NavigationContext, useLocation } from '@greenlight/runtime'
import { useCallback, useContext, useLayoutEffect, useRef, useState } from 'react'
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
    const created = createStage(container.current, setStatus)
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
