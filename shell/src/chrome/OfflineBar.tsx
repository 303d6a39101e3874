import { useOnline } from '@greenlight/runtime'
import styled from 'styled-components'

/** Says that the connection is gone, for as long as it is. */
export function OfflineBar() {
  return (
    <div role="status">
      {!useOnline() && (
        <Bar>You are offline. What you type is kept; it goes on when you are back.</Bar>
      )}
    </div>
  )
}

const Bar = styled.p`
  position: fixed;
  z-index: 26;
  inset: auto 0 0;
  margin: 0;
  padding: var(--gl-space-2) calc(70px + var(--gl-space-8))
    calc(var(--gl-space-2) + env(safe-area-inset-bottom)) var(--gl-space-4);
  background: var(--gl-amber-soft);
  color: var(--gl-ink);
  font-size: var(--gl-text-sm);
`
