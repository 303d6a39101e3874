import { type Flag, flagReasonLabels } from '@greenlight/domain/flag'
import { SmallText } from '@greenlight/kit/ui/display/Text'
import { LoadingPlaceholder, Skeleton } from '@greenlight/kit/ui/status/Loading'
import FlagIcon from 'lucide-react/icons/flag'
import styled from 'styled-components'
import { FlagOutcomes } from '../members/FlagOutcomes.tsx'
import { MemberLink } from '../members/MemberLink.tsx'
import { useMember } from '../members/useMember.ts'
import { Mark } from '../queue/Marks.tsx'
import { MarkedText } from '../ui/MarkedText.tsx'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { flagsWithinAnHour, isOfNewAccount } from './flagGroups.ts'

type Props = {
  /** Undefined until they are loaded. */
  flags: readonly Flag[] | undefined
  /** How many flags to expect: the skeleton takes as much space. */
  expected?: number
}

/** Flags with reasons and notes. A flag that is no longer open says what was decided. */
export function FlagList({ flags, expected = 0 }: Props) {
  if (!flags) {
    return (
      <LoadingPlaceholder label="Loading flags">
        <List as="div">
          {Array.from({ length: Math.max(1, expected) }, (_, index) => (
            <Skeleton key={index} $height={expected > 0 ? '4.75rem' : '1.4rem'} />
          ))}
        </List>
      </LoadingPlaceholder>
    )
  }
  if (flags.length === 0) return <SmallText>No flags.</SmallText>
  const burst = flagsWithinAnHour(flags.filter(({ state }) => state === 'open'))
  return (
    <List role="list">
      {burst > 0 && (
        <li>
          <Mark $late={false}>{burst} flags within an hour</Mark>
        </li>
      )}
      {flags.map((flag) => (
        <FlagItem key={flag.id} flag={flag} />
      ))}
    </List>
  )
}

function FlagItem({ flag }: { flag: Flag }) {
  const { reason, note, by, createdAt, state } = flag
  const { member } = useMember(by)
  return (
    <li>
      <FlagIcon aria-hidden size={18} />
      <div>
        <strong>{flagReasonLabels[reason]}</strong>
        {state !== 'open' && ` (${state === 'withdrawn' ? 'taken back' : state})`}
        {note && (
          <p>
            <MarkedText>{note}</MarkedText>
          </p>
        )}
        <SmallText>
          <TimeAgo date={createdAt} /> by <MemberLink uid={by} />{' '}
          {isOfNewAccount(flag, member?.since) && (
            <Mark $late={false}>account younger than 30 days</Mark>
          )}
        </SmallText>
        {/* What a threat says is looked at by itself. */}
        {reason !== 'threats' && (
          <SmallText>
            <FlagOutcomes uid={by} />
          </SmallText>
        )}
      </div>
    </li>
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
