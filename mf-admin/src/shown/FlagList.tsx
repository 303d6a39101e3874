import { flagReasonLabels, type Flag } from '@greenlight/kit/domain/flag'
import { Loading, Skeleton } from '@greenlight/kit/ui/Skeleton'
import FlagIcon from 'lucide-react/icons/flag'
import styled from 'styled-components'
import { Uid } from './AdminName.tsx'
import { TimeAgo } from './TimeAgo.tsx'

const states = { open: null, upheld: 'upheld', dismissed: 'dismissed' } as const

type Props = {
  /** Null until they have come. */
  flags: readonly Flag[] | null
  /** How many are to be expected, so that their room is kept. */
  expected?: number
}

/** Flags with their reasons and notes; those of before say what was decided. */
export function FlagList({ flags, expected = 0 }: Props) {
  if (!flags) {
    return (
      <Loading label="Loading flags">
        <List as="div">
          {Array.from({ length: Math.max(1, expected) }, (_, index) => (
            <Skeleton key={index} $height={expected > 0 ? '4.75rem' : '1.4rem'} />
          ))}
        </List>
      </Loading>
    )
  }
  if (flags.length === 0) return <Small>No flags.</Small>
  return (
    <List role="list">
      {flags.map(({ id, reason, note, by, createdAt, state }) => (
        <li key={id}>
          <FlagIcon aria-hidden size={18} />
          <div>
            <strong>{flagReasonLabels[reason]}</strong>
            {states[state] && ` (${states[state]})`}
            {note && (
              <p>
                <bdi>{note}</bdi>
              </p>
            )}
            <Small>
              <TimeAgo date={createdAt} /> by <Uid>{by}</Uid>
            </Small>
          </div>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: var(--gl-space-3);

  & > li {
    display: flex;
    gap: var(--gl-space-2);
  }
  & > li > svg {
    flex: none;
    margin-block-start: 0.2rem;
    color: var(--gl-red-text);
  }
  & > li > div {
    min-width: 0;
  }
  & p {
    white-space: pre-line;
  }
`

const Small = styled.p`
  color: var(--gl-ink-soft);
  font-size: var(--gl-text-sm);
`
