import type { MenuEntry } from '@greenlight/kit/contract/registry'
import { Link, type MenuBadge } from '@greenlight/runtime'
import { useId } from 'react'
import styled from 'styled-components'

type Props = {
  entry: MenuEntry
  badge: MenuBadge | undefined
  /** 'page': the entry leads to the page on screen. True: it is marked on that page. */
  current: 'page' | boolean
  onClick: () => void
}

/** A menu entry with its badge. */
export function MenuLink({ entry: { to, label, icon }, badge, current, onClick }: Props) {
  const badgeId = useId()
  return (
    <>
      <Link
        to={to}
        aria-current={current || undefined}
        aria-describedby={badge && badgeId}
        onClick={onClick}
      >
        <Icon aria-hidden viewBox="0 0 24 24">
          <path d={icon} />
        </Icon>
        {label}
        {badge && <CountBadge aria-hidden>{badge.count}</CountBadge>}
      </Link>
      {/* Next to the link: inside, it would be part of the link's name. */}
      {badge && (
        <span id={badgeId} hidden>
          {badge.text}
        </span>
      )}
    </>
  )
}

const Icon = styled.svg`
  width: 20px;
  height: 20px;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
`

/** Three lines that become a cross while the menu is open. */
export function MenuSign({ open }: { open: boolean }) {
  return (
    <Sign aria-hidden viewBox="0 0 24 24" $open={open}>
      <path d="M4 6h16" />
      <path d="M4 12h16" />
      <path d="M4 18h16" />
    </Sign>
  )
}

const Sign = styled.svg<{ $open: boolean }>`
  width: 30px;
  height: 30px;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  transform: rotate(${({ $open }) => ($open ? 45 : 0)}deg);

  &,
  path {
    transition: transform var(--gl-base);
  }

  path {
    transform-box: fill-box;
    transform-origin: center;
  }

  path:first-child {
    transform: ${({ $open }) => ($open ? 'translateY(6px)' : 'none')};
  }

  path:last-child {
    transform: ${({ $open }) => ($open ? 'translateY(-6px) rotate(90deg)' : 'none')};
  }
`

/** A number at the end of a link, or on the corner of a button. */
export const CountBadge = styled.span`
  display: grid;
  place-items: center;
  min-width: 1.5rem;
  height: 1.5rem;
  padding-inline: 0.35rem;
  border-radius: var(--gl-radius-full);
  background: var(--gl-ink);
  color: var(--gl-ground);
  font-size: var(--gl-text-xs);
  font-weight: var(--gl-weight-bold);
  line-height: 1;

  a > & {
    margin-inline-start: auto;
  }
  button > & {
    position: absolute;
    top: -2px;
    right: -2px;
    border: 2px solid var(--gl-ground);
    min-width: 1.75rem;
    height: 1.75rem;
  }
`
