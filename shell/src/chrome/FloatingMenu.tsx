import { paths } from '@greenlight/kit/contract/paths'
import {
  Link,
  signOut,
  showAlert,
  useLocation,
  useNavigate,
  useSession,
  useUnread,
} from '@greenlight/runtime'
import { errorText } from '@greenlight/kit/domain/errors'
import { VisuallyHidden } from '@greenlight/kit/ui/VisuallyHidden'
import Images from 'lucide-react/icons/images'
import LogOut from 'lucide-react/icons/log-out'
import MessageCircle from 'lucide-react/icons/message-circle'
import Plus from 'lucide-react/icons/plus'
import Settings from 'lucide-react/icons/settings'
import Share2 from 'lucide-react/icons/share-2'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { refreshRegistry } from '../remotes/registry.ts'
import { UnreadBadge } from './UnreadBadge.tsx'

const entries = [
  { label: 'Gallery', to: paths.gallery(), Icon: Images },
  { label: 'Share', to: paths.share(), Icon: Share2 },
  { label: 'Messages', to: paths.messages(), Icon: MessageCircle },
  { label: 'Settings', to: paths.settings(), Icon: Settings },
]

/** The round button at the bottom right and its panel: a disclosure of links. */
export function FloatingMenu() {
  const signedIn = useSession((s) => s.status === 'signedIn')
  const { pathname } = useLocation()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const whole = useRef<HTMLDivElement>(null)
  const panelId = useId()
  const unreadId = useId()
  const navigate = useNavigate()
  const unread = useUnread(
    useCallback((threadId: string) => void navigate(paths.messages(threadId)), [navigate]),
  )

  useEffect(() => {
    if (!open) return
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !whole.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [open])

  if (!signedIn) return null

  const leave = async () => {
    setOpen(false)
    await signOut().catch(() => showAlert(errorText('sign-out-failed')))
  }

  return (
    <Corner
      ref={whole}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        setOpen(false)
        button.current?.focus()
      }}
      onBlur={(event) => {
        const { relatedTarget } = event
        if (relatedTarget && !event.currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      <Panel id={panelId} hidden={!open} aria-label="Main">
        <ul>
          {entries.map(({ label, to, Icon }) => (
            <li key={to}>
              <Link
                to={to}
                aria-current={pathname === to ? 'page' : undefined}
                aria-describedby={to === paths.messages() && unread > 0 ? unreadId : undefined}
                onClick={() => setOpen(false)}
              >
                <Icon aria-hidden size={20} />
                {label}
                {to === paths.messages() && unread > 0 && (
                  <UnreadBadge aria-hidden>{unread}</UnreadBadge>
                )}
              </Link>
            </li>
          ))}
          <li>
            <button type="button" onClick={() => void leave()}>
              <LogOut aria-hidden size={20} />
              Log out
            </button>
          </li>
        </ul>
      </Panel>
      <Toggle
        ref={button}
        type="button"
        aria-label="Menu"
        aria-expanded={open}
        aria-controls={panelId}
        aria-describedby={unread > 0 ? unreadId : undefined}
        onClick={() => {
          setOpen(!open)
          if (!open) void refreshRegistry() // a switch is near
        }}
      >
        <Plus aria-hidden size={30} />
        {unread > 0 && <UnreadBadge aria-hidden>{unread}</UnreadBadge>}
      </Toggle>
      <VisuallyHidden id={unreadId} role="status">
        {unread > 0 &&
          `${unread} ${unread === 1 ? 'conversation' : 'conversations'} with new messages`}
      </VisuallyHidden>
    </Corner>
  )
}

const Corner = styled.div`
  position: fixed;
  z-index: var(--gl-layer-menu);
  right: max(var(--gl-space-5), env(safe-area-inset-right));
  bottom: calc(max(var(--gl-space-5), env(safe-area-inset-bottom)) + var(--gl-offline-bar));
`

const Toggle = styled.button`
  position: relative;
  width: 70px;
  height: 70px;
  display: grid;
  place-items: center;
  /* Seen in forced colours alone, where grounds and shadows are gone. */
  border: 1px solid transparent;
  border-radius: 50%;
  background: var(--gl-green);
  color: var(--gl-green-on);
  box-shadow: var(--gl-shadow-3);
  cursor: pointer;

  svg {
    transition: transform var(--gl-base);
  }

  &[aria-expanded='true'] svg {
    transform: rotate(45deg);
  }
`

const Panel = styled.nav`
  position: absolute;
  right: 0;
  bottom: calc(70px + var(--gl-space-3));
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

  a[aria-current='page'] {
    background: var(--gl-green-soft);
    color: var(--gl-green-text);
    font-weight: 600;
  }
`
