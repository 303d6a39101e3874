import { Page } from '@greenlight/kit/ui/layout/Page'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { PageSpinner } from '@greenlight/kit/ui/status/Loading'
import {
  focusNextTitle,
  isFirstPage,
  NavigationContext,
  onDenied,
  useLocation,
} from '@greenlight/runtime'
import {
  type RefCallback,
  useCallback,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import styled, { keyframes } from 'styled-components'
import { FailureDetails } from '../dev/FailureDetails.tsx'
import { useShell } from '../shell.ts'
import { createViewSwitcher, type ViewStatus, type ViewSwitcher } from './createViewSwitcher.ts'
import type { RemoteError } from './remoteError.ts'
import { useScrollMemory } from './useScrollMemory.ts'

/** The element where remotes are mounted. `title` names the tab if the page cannot be shown. */
export function RemoteOutlet({ name, title }: { name: string; title: string }) {
  const shell = useShell()
  const location = useLocation()
  const { navigator } = useContext(NavigationContext)
  const container = useRef<HTMLDivElement>(null)
  const switcher = useRef<ViewSwitcher>(undefined)
  const [status, setStatus] = useState<ViewStatus>({ state: 'loading', empty: true, slow: false })
  const retried = useRef(false)
  const restoreScroll = useScrollMemory()

  useLayoutEffect(() => {
    if (!container.current) return
    // `flushSync` keeps status and view in the same frame. 'loading' is also set in a layout effect, and 'failed'
    // while React renders the view that throws: there `flushSync` is not allowed.
    const created = createViewSwitcher(shell, container.current, (next) => {
      if (next.state === 'loading') setStatus(next)
      else if (next.state === 'shown') flushSync(() => setStatus(next))
      else queueMicrotask(() => flushSync(() => setStatus(next)))
    })
    switcher.current = created
    const endDenied = onDenied(() => void created.reloadIfOutdated())
    return () => {
      endDenied()
      created.close()
    }
  }, [shell])

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

  useLayoutEffect(() => {
    retried.current = false
    show(false)
  }, [show])

  const panel = useCallback((element: HTMLElement | null) => {
    const { activeElement, body } = document
    // The closed menu hides the entry that was followed. Firefox takes the focus from it only later.
    const hasFocus = activeElement !== body && activeElement?.checkVisibility() === true
    // On the first page nothing has had the focus.
    if (hasFocus || isFirstPage()) return
    element?.querySelector<HTMLElement>(retried.current ? 'button' : 'h1')?.focus()
  }, [])

  const retry = () => {
    retried.current = true
    focusNextTitle()
    show(true)
  }

  return (
    <>
      <div ref={container} />
      <RemoteStatus status={status} panel={panel} onRetry={retry} />
    </>
  )
}

type Props = {
  status: ViewStatus
  /** Called with the panel of a failure. */
  panel: RefCallback<HTMLElement>
  onRetry: () => void
}

/** What the member sees of a remote that is loading or failed. */
function RemoteStatus({ status, panel, onRetry }: Props) {
  const why = useId()
  switch (status.state) {
    case 'shown':
      return null
    case 'failed':
      return (
        <Page ref={panel} $width="text">
          <ErrorPanel
            title={
              // Firefox does not say an alert that appears together with a new focus.
              <PanelTitle tabIndex={-1} aria-describedby={why}>
                This page could not be opened
              </PanelTitle>
            }
            text={<span id={why}>{explain(status.error)}</span>}
            onRetry={onRetry}
          />
          {import.meta.env.DEV && <FailureDetails error={status.error} />}
        </Page>
      )
    case 'loading':
      return (
        <>
          {status.empty ? <PageSpinner /> : <Bar aria-hidden />}
          <SlowText role="status">{status.slow && 'Still loading…'}</SlowText>
        </>
      )
  }
}

function explain({ code, remote }: RemoteError): string {
  const part = remote.replace(/^mf-/, '')
  if (code === 'outdated')
    return `The ${part} part of Greenlight is being updated. Please try again in a few minutes. Everything else still works.`
  const why = {
    unreachable: 'could not be reached',
    timeout: 'did not answer in time',
    invalid: 'did not load correctly',
    contract: 'did not load correctly',
    evaluate: 'did not start',
    mount: 'did not open',
    render: 'stopped working',
  }[code]
  return `The ${part} part of Greenlight ${why}. Everything else still works.`
}

const slide = keyframes`
  from { transform: scaleX(0); }
  to { transform: scaleX(0.9); }
`

const PanelTitle = styled.h1`
  font-size: inherit;
  letter-spacing: 0;
`

const Bar = styled.div`
  position: fixed;
  z-index: var(--gl-layer-toast);
  inset: 0 0 auto;
  height: 3px;
  background: var(--gl-green);
  transform-origin: left;
  animation: ${slide} 8s ease-out both;
`

/** Readable above what was painted before the page. */
const SlowText = styled.p`
  width: fit-content;
  margin-inline: auto;
  padding-inline: var(--gl-space-3);
  border-radius: var(--gl-radius-full);
  background: var(--gl-ground);
  color: var(--gl-ink-soft);
`
