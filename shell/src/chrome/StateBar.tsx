import type { Registry } from '@greenlight/kit/contract/registry'
import { useOnline } from '@greenlight/runtime'
import styled from 'styled-components'
import { closedSentence } from './closedSentence.ts'

/** Shown while there is no connection, and while the operator has closed the site. */
export function StateBar({ closed }: { closed: Registry['closed'] }) {
  const online = useOnline()
  return (
    <div role="status">
      {!online && (
        <Bar ref={publishHeight}>
          You are offline. What you type is kept. Messages and a profile that you share are sent
          when you are back; try the rest again then.
        </Bar>
      )}
      {online && closed && <Bar ref={publishHeight}>{closedSentence(closed)}</Bar>}
    </div>
  )
}

/** Sets `--gl-offline-bar`, so that views that fill the window, such as a conversation, leave room for the bar. */
function publishHeight(bar: HTMLElement | null) {
  if (!bar) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() =>
    style.setProperty('--gl-offline-bar', `${bar.offsetHeight}px`),
  )
  observer.observe(bar)
  return () => {
    observer.disconnect()
    style.removeProperty('--gl-offline-bar')
  }
}

const Bar = styled.p`
  position: fixed;
  z-index: var(--gl-layer-offline);
  inset: auto 0 0;
  margin: 0;
  padding: var(--gl-space-2) var(--gl-space-4) calc(var(--gl-space-2) + env(safe-area-inset-bottom));
  background: var(--gl-amber-soft);
  color: var(--gl-ink);
  font-size: var(--gl-text-sm);
`
