import { config } from '@greenlight/runtime'
import DoorOpen from 'lucide-react/icons/door-open'
import { useEffect } from 'react'
import styled from 'styled-components'

const PRESSES = 3
const WITHIN_MS = 1500

/** Leaves for a neutral page at once. Replaces the history entry, so that Back does not lead here again. */
async function leave(): Promise<void> {
  document.body.hidden = true
  const { quickExit } = await config()
  window.location.replace(quickExit)
}

/** For whoever is no longer alone: a discreet button, and Esc three times. */
export function QuickExit() {
  useEffect(() => {
    let presses: number[] = []
    const onKeyDown = ({ key, timeStamp, repeat }: KeyboardEvent) => {
      if (repeat) return
      if (key !== 'Escape') {
        presses = []
        return
      }
      presses = [...presses, timeStamp].filter((at) => timeStamp - at < WITHIN_MS)
      if (presses.length >= PRESSES) void leave()
    }
    // Before any dialog or menu can keep the key to itself.
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])

  return (
    <Exit
      type="button"
      title="Leave this site at once (or press Esc three times)"
      onClick={() => void leave()}
    >
      <DoorOpen aria-hidden size={18} />
      <span>Quick exit</span>
    </Exit>
  )
}

const Exit = styled.button`
  position: fixed;
  z-index: var(--gl-layer-menu);
  top: calc((var(--gl-header) - var(--gl-target)) / 2 + var(--gl-safe-top));
  right: calc(var(--gl-gutter) + var(--gl-safe-right));
  display: inline-flex;
  align-items: center;
  gap: var(--gl-space-2);
  min-height: var(--gl-target);
  padding-inline: var(--gl-space-3);
  border: 0;
  border-radius: var(--gl-radius-full);
  background: none;
  color: var(--gl-ink-soft);
  font: inherit;
  font-size: var(--gl-text-sm);
  cursor: pointer;

  /* A phone has room for the door alone. */
  @media (max-width: 40rem) {
    right: calc(var(--gl-space-2) + var(--gl-safe-right));
    justify-content: center;
    min-width: var(--gl-target);
    padding: 0;

    & > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }

  &:hover {
    background: var(--gl-sunken);
    color: var(--gl-ink);
  }
`
