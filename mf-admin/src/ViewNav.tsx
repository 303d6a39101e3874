import { Link } from '@greenlight/runtime'
import styled from 'styled-components'
import { viewLabels, viewPath, views, type View } from './views.ts'

/** Links to the views: each has an address of its own, so that Back works. */
export function ViewNav({ current }: { current: View }) {
  return (
    <nav aria-label="Admin review">
      <List role="list">
        {views.map((view) => (
          <li key={view}>
            <Tab to={viewPath(view)} aria-current={view === current ? 'page' : undefined}>
              {viewLabels[view]}
            </Tab>
          </li>
        ))}
      </List>
    </nav>
  )
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--gl-space-2);
`

const Tab = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: var(--gl-target);
  padding-inline: var(--gl-space-4);
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
    border-color: var(--gl-green-text);
    background: var(--gl-green-soft);
    color: var(--gl-green-text);
  }
`
