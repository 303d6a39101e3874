import { FILLS_WINDOW, NARROW_WINDOW } from '@greenlight/kit/contract/fillsWindow'
import type { Registry } from '@greenlight/kit/contract/registry'
import { VisuallyHidden } from '@greenlight/kit/ui/display/Text'
import { PAGE_SPINNER } from '@greenlight/kit/ui/status/Loading'
import { signOutOrAlert } from '@greenlight/kit/write/signOutOrAlert'
import { useLocation, useMenuBadges, useSession } from '@greenlight/runtime'
import LogOut from 'lucide-react/icons/log-out'
import { useEffect, useId, useRef, useState } from 'react'
import styled, { keyframes } from 'styled-components'
import { useShell } from '../shell.ts'
import { CountBadge, MenuLink, MenuSign } from './menuParts.tsx'
import { useMenuEntries } from './useMenuEntries.ts'

type Props = {
  registry: Registry
  /** Address of the entry to mark on a page without an entry of its own. */
  marked: string | undefined
}

/** The round button at the bottom right and its panel, a landmark: a disclosure of the remotes' menu entries. */
export function FloatingMenu({ registry, marked }: Props) {
  const shell = useShell()
  const { pathname } = useLocation()
  const signedIn = useSession((s) => s.status === 'signedIn')
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const whole = useRef<HTMLElement>(null)
  const panelId = useId()
  const badgesId = useId()
  const entries = useMenuEntries(registry, open)
  const badges = useMenuBadges()
  const listed = entries.flatMap(({ to }) => badges[to] ?? [])
  const total = listed.reduce((sum, { count }) => sum + count, 0)

  useEffect(() => {
    if (!open) return
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !whole.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [open])

  if (!signedIn) return null

  /** For entries that open no other page. A closed menu hides its focused entry, so the focus must move. */
  const closeAndFocusButton = () => {
    button.current?.focus()
    setOpen(false)
  }

  return (
    <Corner
      aria-label="Main"
      ref={whole}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open) closeAndFocusButton()
      }}
      onBlur={(event) => {
        const { relatedTarget } = event
        if (relatedTarget && !event.currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      <Toggle
        ref={button}
        type="button"
        aria-label="Menu"
        aria-expanded={open}
        aria-controls={panelId}
        aria-describedby={total > 0 ? badgesId : undefined}
        onClick={() => {
          setOpen(!open)
          if (!open) void shell.registry.refresh() // a switch is likely
        }}
      >
        <MenuSign open={open} />
        {total > 0 && <CountBadge aria-hidden>{total}</CountBadge>}
      </Toggle>
      <Panel id={panelId} hidden={!open}>
        <ul>
          {entries.map((entry) => (
            <li key={entry.to}>
              <MenuLink
                entry={entry}
                badge={badges[entry.to]}
                current={entry.to === pathname ? 'page' : entry.to === marked}
                onClick={() => (entry.to === pathname ? closeAndFocusButton() : setOpen(false))}
              />
            </li>
          ))}
          <li>
            <button
              type="button"
              onClick={() => {
                closeAndFocusButton() // after a failure, the alert returns the focus to it
                void signOutOrAlert()
              }}
            >
              <LogOut aria-hidden size={20} />
              Log out
            </button>
          </li>
        </ul>
      </Panel>
      <VisuallyHidden id={badgesId} role="status">
        {listed.map(({ text }) => text).join(', ')}
      </VisuallyHidden>
    </Corner>
  )
}

const Corner = styled.nav`
  position: fixed;
  z-index: var(--gl-layer-menu);
  right: max(var(--gl-space-5), env(safe-area-inset-right));
  bottom: calc(max(var(--gl-space-5), env(safe-area-inset-bottom)) + var(--gl-offline-bar));

  /*
   * The page fades out behind the button, so that no word is cut in two. A wider window has room for the button
   * beside the page.
   */
  @media (max-width: 59.99rem) and (min-height: 30rem) {
    body:not(:has([${FILLS_WINDOW}])) &::before {
      content: '';
      position: fixed;
      z-index: -1;
      inset: auto 0 var(--gl-offline-bar);
      height: calc(var(--gl-menu) + var(--gl-space-10) + var(--gl-safe-bottom));
      background: linear-gradient(transparent, var(--gl-ground) var(--gl-space-8));
      pointer-events: none;
    }
  }

  @media ${NARROW_WINDOW} {
    /*
     * Hidden until the page is shown, because the page decides where the menu is. Shown after three seconds
     * in any case.
     */
    body:has(main [${PAGE_SPINNER}]) & {
      animation: ${keyframes`from { visibility: hidden }`} 0s 3s both;
    }

    /* In the header, next to the quick exit. */
    body:has([${FILLS_WINDOW}]) & {
      --gl-menu-button: 56px;
      top: calc((var(--gl-header) + var(--gl-safe-top) - var(--gl-menu-button)) / 2);
      right: calc(var(--gl-space-3) + var(--gl-safe-right));
      bottom: auto;

      & > div {
        top: calc(100% + var(--gl-space-2));
        bottom: auto;
      }
    }
  }
`

const Toggle = styled.button`
  position: relative;
  width: var(--gl-menu-button, var(--gl-menu));
  height: var(--gl-menu-button, var(--gl-menu));
  display: grid;
  place-items: center;
  /* Visible only in forced colors, which remove backgrounds and shadows. */
  border: 1px solid transparent;
  border-radius: 50%;
  background: var(--gl-deep);
  color: var(--gl-deep-on);
  /* A larger shadow would be cut off at the edge of the window. */
  box-shadow: var(--gl-shadow-2);
  cursor: pointer;

  /* In a conversation, Send is the action. */
  body:has([${FILLS_WINDOW}]) & {
    border-color: var(--gl-line);
    background: var(--gl-surface);
    box-shadow: none;
    color: var(--gl-ink);
  }
  @media (prefers-color-scheme: dark) {
    border-color: var(--gl-control);
  }
`

const Panel = styled.div`
  position: absolute;
  right: 0;
  bottom: calc(var(--gl-menu) + var(--gl-space-3));
  width: 220px;
  padding: var(--gl-space-2);
  border: 1px solid var(--gl-line);
  border-radius: var(--gl-radius-m);
  background: var(--gl-surface);
  box-shadow: var(--gl-shadow-3);

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  a,
  button {
    width: 100%;
    min-height: 44px;
    padding: 0 var(--gl-space-3);
    display: flex;
    align-items: center;
    gap: var(--gl-space-3);
    border: 0;
    border-radius: var(--gl-radius-s);
    background: none;
    color: var(--gl-ink);
    font: inherit;
    text-align: left;
    text-decoration: none;
    cursor: pointer;
  }

  a:hover,
  button:hover {
    background: var(--gl-sunken);
  }

  a[aria-current] {
    background: var(--gl-sunken);
    font-weight: 700;
  }
`
