import { paths } from '@greenlight/kit/contract/paths'
import { SmallText } from '@greenlight/kit/ui/display/Text'
import { Link } from '@greenlight/runtime'
import { useId } from 'react'
import styled from 'styled-components'
import { ProfileName } from '../reports/ProfileName.tsx'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import type { useSameWords } from './useSameWords.ts'

/** Requests or appeals in the same words, which get the same answer. Nothing if there are none. */
export function SameWordsList({ same }: { same: ReturnType<typeof useSameWords> }) {
  const id = useId()
  if (same.cases.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>The same words</h3>
      <SmallText>What is selected gets the same answer, each with its own log entry.</SmallText>
      <List role="list">
        {same.cases.map((one, at) => (
          <li key={one.id}>
            <label>
              <input
                type="checkbox"
                checked={same.isSelected(one)}
                onChange={(event) => same.select(one, event.target.checked)}
              />
              Number {at + 2}, <TimeAgo date={one.createdAt} />
            </label>
            {one.reportId !== null && one.kind === 'appeal' && (
              <Link to={paths.moderate(one.reportId)}>
                <ProfileName id={one.reportId} />
              </Link>
            )}
          </li>
        ))}
      </List>
    </section>
  )
}

const List = styled.ul`
  display: grid;
  gap: var(--gl-space-1);
  margin-block-start: var(--gl-space-2);
  font-size: var(--gl-text-sm);

  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--gl-space-1) var(--gl-space-3);
  }
  & label {
    display: flex;
    align-items: center;
    gap: var(--gl-space-2);
  }
  & input {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    accent-color: var(--gl-ink);
  }
`
