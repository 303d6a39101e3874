import { NavigationContext, useLocation } from '@greenlight/runtime'
import { useCallback, useContext, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { createViewSwitcher, type ViewStatus, type ViewSwitcher } from './createViewSwitcher.ts'
import { RemoteStatus } from './RemoteStatus.tsx'
import { useScrollMemory } from './useScrollMemory.ts'

/** The place in the page where remotes are mounted. `title` names the tab if the page cannot be shown. */
export function RemoteOutlet({ name, title }: { name: string; title: string }) {
  const location = useLocation()
  const { navigator } = useContext(NavigationContext)
  const container = useRef<HTMLDivElement>(null)
  const switcher = useRef<ViewSwitcher>(undefined)
  const [status, setStatus] = useState<ViewStatus>({ state: 'loading', empty: true, slow: false })
  const restoreScroll = useScrollMemory()

  useLayoutEffect(() => {
    if (!container.current) return
    // `flushSync` keeps status and view in the same frame. 'loading' is set during render, where
    // `flushSync` is not allowed.
    const created = createViewSwitcher(container.current, (next) =>
      next.state === 'loading' ? setStatus(next) : flushSync(() => setStatus(next)),
    )
    switcher.current = created
    return () => created.close()
  }, [])

  useLayoutEffect(() => {
    if (status.state === 'failed' && title) document.title = `${title} · Greenlight`
  }, [status, title])

  const show = useCallback(
    (again: boolean) => {
      void switcher.current
        ?.show(name, { location, navigator }, again)
        .then((shown) => shown && restoreScroll())
    },
    [name, location, navigator, restoreScroll],
  )

  useLayoutEffect(() => show(false), [show])

  return (
    <>
      <div ref={container} />
      <RemoteStatus status={status} onRetry={() => show(true)} />
    </>
  )
}
