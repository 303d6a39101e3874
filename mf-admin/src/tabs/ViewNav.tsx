import { paths } from '@greenlight/kit/contract/paths'
import { VisuallyHidden } from '@greenlight/kit/ui/display/Text'
import { Link } from '@greenlight/runtime'
import { useEffect, useId, useRef } from 'react'
import styled from 'styled-components'
import { queueCountTexts, type Waiting } from './queueCounts.ts'

/** The tabs of admin review, in the order of their links. */
const views = [
  'pending',
  'flags',
  'requests',
  'appeals',
  'revisions',
  'members',
  'log',
  'bans',
  'policy',
  'admins',
  'numbers',
] as const

export type View = (typeof views)[number]

const viewLabels: Readonly<Record<View, string>> = {
  pending: 'Pending',
  flags: 'Flags',
  requests: 'Requests',
  appeals: 'Appeals',
  revisions: 'Revisions',
  members: 'Members',
  log: 'Log',
  bans: 'Bans',
  policy: 'Policy',
  admins: 'Admins',
  numbers: 'Numbers',
}

/** The view that the address names; the first view for anything else. */
export function viewOfSearch(search: URLSearchParams): View {
  return views.find((view) => view === search.get('view')) ?? 'pending'
}

/** The address of a view, without parameters of other views. */
function viewPath(view: View): string {
  return view === 'pending' ? paths.adminReview() : `${paths.adminReview()}?view=${view}`
}

/** The address of a view with one of its waiting items opened. */
export function itemPath(view: Exclude<View, 'pending'>, key: string): string {
  return `${viewPath(view)}&item=${encodeURIComponent(key)}&open=yes`
}

/** The address of the page of a member. */
export function memberPath(uid: string): string {
  return `${viewPath('members')}&member=${encodeURIComponent(uid)}`
}

/** Links to the views, with how many items wait. Each view has its own address, so that Back works. */
export function ViewNav({ current, counts }: { current: View; counts: Waiting | undefined }) {
  const id = useId()
  const waiting: Partial<Record<View, string>> = counts ? queueCountTexts(counts) : {}
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-current]')
    // Sideways only: the page itself must not move.
    if (tab) list.current?.scrollTo({ left: tab.offsetLeft - list.current.clientWidth / 2 })
  }, [current])
  return (
    <nav aria-label="Admin review">
      <List ref={list} role="list">
        {views.map((view) => (
          <li key={view}>
            <Tab
              to={viewPath(view)}
              aria-current={view === current ? 'page' : undefined}
              aria-describedby={waiting[view] ? `${id}-${view}` : undefined}
            >
              {viewLabels[view]}
              {waiting[view] && <Count aria-hidden>{waiting[view]}</Count>}
            </Tab>
            {waiting[view] && (
              <VisuallyHidden id={`${id}-${view}`}>{waiting[view]} waiting</VisuallyHidden>
            )}
          </li>
        ))}
      </List>
    </nav>
  )
}

/** One row, which scrolls sideways where it is too long. */
const List = styled.ul`
  display: flex;
  gap: var(--gl-space-2);
  margin-inline: calc(-1 * var(--gl-gutter));
  overflow-x: auto;
  scroll-padding-inline: var(--gl-gutter);
  scrollbar-width: none;

  && {
    padding: 4px var(--gl-gutter);
  }
  /* Hidden text would otherwise be outside of what scrolls, and widen the page. */
  & > li {
    position: relative;
    flex: none;
  }
`

const Count = styled.span`
  min-width: 1.5rem;
  margin-inline-start: var(--gl-space-2);
  padding: 0 var(--gl-space-1);
  border-radius: var(--gl-radius-full);
  background: var(--gl-sunken);
  color: var(--gl-ink);
  font-size: var(--gl-text-xs);
  font-variant-numeric: tabular-nums;
  text-align: center;
`

const Tab = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: var(--gl-target);
  padding-inline: var(--gl-space-3);
  border: 1.5px solid var(--gl-line);
  border-radius: var(--gl-radius-full);
  background: var(--gl-surface);
  color: var(--gl-ink-soft);
  font-size: var(--gl-text-sm);
  font-weight: 600;
  text-decoration: none;

  &:hover {
    border-color: var(--gl-control);
    color: var(--gl-ink);
  }
  &[aria-current='page'] {
    border-color: var(--gl-ink);
    background: var(--gl-ink);
    color: var(--gl-surface);
  }
`
