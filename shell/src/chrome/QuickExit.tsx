import { DEFAULT_QUICK_EXIT } from '@greenlight/domain/siteConfig'
import { FILLS_WINDOW, NARROW_WINDOW } from '@greenlight/kit/contract/fillsWindow'
import { hiddenStyle } from '@greenlight/kit/ui/display/Text'
import { leaveSite, localStore, quickExitAddress, sessionStore } from '@greenlight/runtime'
import DoorOpen from 'lucide-react/icons/door-open'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { onThirdEscape } from './onThirdEscape.ts'

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
  const isExplained = useFirstVisits()
  useEffect(() => onThirdEscape(leave), [])

  return (
    <Exit type="button" title={TITLE} onClick={leave}>
      <ExitContent isExplained={isExplained} />
    </Exit>
  )
}

const TITLE = 'Leave this site at once (or press Esc three times)'

/** The same before any script has run, as on the first visit of a device. Publishing knows its address. */
export function QuickExitLink() {
  return (
    <Exit as="a" data-quick-exit="" href={DEFAULT_QUICK_EXIT} title={TITLE}>
      <ExitContent isExplained />
    </Exit>
  )
}

function ExitContent({ isExplained }: { isExplained: boolean }) {
  return (
    <>
      <DoorOpen aria-hidden size={18} />
      <Words $always={isExplained}>
        Quick exit
        {isExplained && <Keys aria-hidden>or Esc three times</Keys>}
      </Words>
    </>
  )
}

const VISITS = 'gl.shell.visits.v1'
const COUNTED = 'gl.shell.visit.v1'
const EXPLAINED_VISITS = 3

/** True on the first visits of this device since the last sign-out. A visit is a tab, until it is closed. */
function useFirstVisits(): boolean {
  const [visits] = useState(
    () => Number(localStore.get(VISITS) ?? 0) + (sessionStore.get(COUNTED) === null ? 1 : 0),
  )
  useEffect(() => {
    if (visits > EXPLAINED_VISITS) return
    localStore.set(VISITS, String(visits))
    sessionStore.set(COUNTED, '1')
  }, [visits])
  return visits <= EXPLAINED_VISITS
}

const Words = styled.span<{ $always: boolean }>`
  display: grid;
  text-align: start;
  line-height: 1.2;

  @media (max-width: 40rem) {
    ${({ $always }) => ($always ? 'font-size: 0.6875rem;' : hiddenStyle)}
  }
`

/** A phone has no Esc key. */
const Keys = styled.span`
  font-size: var(--gl-text-xs);

  @media (max-width: 40rem) {
    display: none;
  }
`

const Exit = styled.button`
  position: absolute;
  top: calc((var(--gl-header) + var(--gl-safe-top) - var(--gl-target)) / 2);
  right: calc(var(--gl-space-8) + var(--gl-safe-right));
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
  text-decoration: none;
  cursor: pointer;
  transition: translate var(--gl-base) var(--gl-ease);

  /* A phone has room for the icon only. */
  @media (max-width: 40rem) {
    /* Centered in the smaller header. */
    [data-scrolled] > & {
      translate: 0 12px;
    }
    right: calc(var(--gl-space-2) + var(--gl-safe-right));
    flex-direction: column;
    justify-content: center;
    gap: 0;
    min-width: var(--gl-target);
    padding: 0;
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
