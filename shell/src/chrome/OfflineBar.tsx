import { useOnline } from '@greenlight/runtime'
import styled from 'styled-components'

/** Says that the connection is gone, for as long as it is. */
export function OfflineBar() {
  return (
    <div role="status">
      {!useOnline() && (
        <Bar ref={tellHeight}>
          You are offline. What you type is kept. Messages are sent when you are back; try the rest
          again then.
        </Bar>
      )}
    </div>
  )
}

/** What fills the window to its foot, such as a conversation, keeps as much clear. */
function tellHeight(bar: HTMLElement | null) {
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
  z-index: 26;
  inset: auto 0 0;
  margin: 0;
  padding: var(--gl-space-2) var(--gl-space-4) calc(var(--gl-space-2) + env(safe-area-inset-bottom));
  background: var(--gl-amber-soft);
  color: var(--gl-ink);
  font-size: var(--gl-text-sm);
`

/** From the next visit on, a page that cannot be fetched is answered in our words. Never rejects. */
export async function startOfflinePage(): Promise<void> {
  // Refused in some private windows; absent where the site is not served securely.
  if (!('serviceWorker' in navigator)) return
  // What the page itself needs goes first.
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  }
  await navigator.serviceWorker.register('/offlineWorker.js').catch(() => {})
}
