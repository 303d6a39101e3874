import { experienceTagLabels } from '@greenlight/domain/experience'
import styled from 'styled-components'
import type { TagCount } from './tagCounts.ts'

/** What several members said of their experiences. Nothing without such a tag. */
export function TagSummary({ counts }: { counts: readonly TagCount[] }) {
  if (counts.length === 0) return null
  return (
    <List aria-label="Said by three members or more">
      {counts.map(({ tag, members }) => (
        <li key={tag}>
          {experienceTagLabels[tag]} · {members} members
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--gl-space-1) var(--gl-space-2);
  font-size: var(--gl-text-sm);

  & > li {
    padding: var(--gl-space-1) var(--gl-space-3);
    border: 1px solid var(--gl-line);
    border-radius: var(--gl-radius-full);
    background: var(--gl-surface);
  }
`
