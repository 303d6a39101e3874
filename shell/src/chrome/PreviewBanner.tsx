import { type ReactNode, useEffect, useState } from 'react'
import styled from 'styled-components'

const POLL_MS = 2000
const ANSWER_LIMIT_MS = 2000

/**
 * Shows whether the local backend is running.
 * @param props.firestore host and port of its database
 */
export function PreviewBanner({ firestore }: { firestore: string }): ReactNode {
  const [connected, setConnected] = useState<boolean>()

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let stopped = false

    const poll = async () => {
      const answers = await fetch(`http://${firestore}/`, {
        signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      }).then(
        (response) => response.ok,
        () => false,
      )
      if (stopped) return
      setConnected(answers)
      timer = setTimeout(() => void poll(), POLL_MS)
    }
    void poll()
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }, [firestore])

  return (
    <aside aria-label="Preview">
      <Banner role="status" $connected={connected !== false}>
        {connected === true && 'Preview backend running in this workspace.'}
        {connected === false && 'Preview backend disconnected.'}
      </Banner>
    </aside>
  )
}

/* In the strip above the logo, which is otherwise empty. */
const Banner = styled.p<{ $connected: boolean }>`
  position: fixed;
  z-index: var(--gl-layer-menu);
  top: calc(2px + var(--gl-safe-top));
  left: 50%;
  translate: -50% 0;
  width: max-content;
  max-width: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  padding: 0 var(--gl-space-2);
  border-radius: var(--gl-radius-full);
  background: ${({ $connected }) => ($connected ? 'var(--gl-sunken)' : 'var(--gl-amber-soft)')};
  color: ${({ $connected }) => ($connected ? 'var(--gl-ink-soft)' : 'var(--gl-amber-text)')};
  font-size: 0.6875rem;
  line-height: 1rem;
  pointer-events: none;
`
