import { FILLS_WINDOW, NARROW_WINDOW } from '@greenlight/kit/contract/fillsWindow'
import { hiddenStyle } from '@greenlight/kit/ui/display/Text'
import { leaveSite, quickExitAddress } from '@greenlight/runtime'
import DoorOpen from 'lucide-react/icons/door-open'
import { useEffect } from 'react'
import styled from 'styled-components'

const PRESSES = 3
const WITHIN_MS = 1500

/** The title of the tab until the other site answers. */
const NEUTRAL_TITLE = 'New tab'

/** Opens a neutral page at once. Until it answers, page, title, icon and address show nothing about this site. */
function leave(): void {
  document.body.replaceChildren()
  document.title = NEUTRAL_TITLE
  // The code of this page keeps running. Without this, a page that arrives late or the count of messages
  // would change the title. `configurable`, because Esc may be pressed a fourth time.
  Object.defineProperty(document, 'title', {
    configurable: true,
    get: () => NEUTRAL_TITLE,
    set: () => {},
  })
  for (const icon of document.querySelectorAll('link[rel~="icon"]')) {
    icon.setAttribute('href', 'data:,')
  }
  leaveSite(quickExitAddress())
}

/** A small button, or Esc three times, for members who may be watched. */
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
      if (presses.length >= PRESSES) leave()
    }
    // In the capture phase, because a dialog or menu could stop the event.
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])

  return (
    <Exit type="button" title="Leave this site at once (or press Esc three times)" onClick={leave}>
      <DoorOpen aria-hidden size={18} />
      <span>Quick exit</span>
    </Exit>
  )
}

const Exit = styled.button`
  position: fixed;
  z-index: var(--gl-layer-menu);
  top: calc((var(--gl-header) + var(--gl-safe-top) - var(--gl-target)) / 2);
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
  transition: translate var(--gl-base) var(--gl-ease);

  /* A phone has room for the icon only. */
  @media (max-width: 40rem) {
    /* Centered in the smaller header. */
    header[data-scrolled] + & {
      translate: 0 -12px;
    }
    right: calc(var(--gl-space-2) + var(--gl-safe-right));
    justify-content: center;
    min-width: var(--gl-target);
    padding: 0;

    & > span {
      ${hiddenStyle}
    }
  }

  /* The menu button is at the right of the header. */
  @media ${NARROW_WINDOW} {
    body:has([${FILLS_WINDOW}]) & {
      right: calc(56px + var(--gl-space-5) + var(--gl-safe-right));
    }
  }

  &:hover {
    background: var(--gl-sunken);
    color: var(--gl-ink);
  }
`
