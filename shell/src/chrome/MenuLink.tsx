import type { MenuEntry } from '@greenlight/kit/contract/registry'
import { type Badge, Link } from '@greenlight/runtime'
import { useId } from 'react'
import styled from 'styled-components'
import { CountBadge } from './MenuSign.tsx'

interface Props {
  entry: MenuEntry
  badge: Badge | undefined
  /** 'page': it leads to the page on screen; true: it is marked there. */
  current: 'page' | boolean
  onClick: () => void
}

/** An entry of the menu, with the number of what is new behind it. */
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
      {/* Beside the link: inside, it would be a part of its name. */}
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
