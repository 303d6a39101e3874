import { type Flag, type FlagReason, flagReasonLabels } from '@greenlight/domain/flag'
import styled from 'styled-components'
import { Mark } from '../queue/Marks.tsx'
import { flagsWithinAnHour, hasUrgentReason, isOfNewAccount } from './flagGroups.ts'

/** The reasons of flags in one line of a row, red if one of them is urgent. */
export function FlagReasons({ reasons }: { reasons: readonly FlagReason[] }) {
  return (
    <Root $urgent={hasUrgentReason(reasons)}>
      {reasons.map((reason) => flagReasonLabels[reason]).join(', ')}
    </Root>
  )
}

const Root = styled.span<{ $urgent: boolean }>`
  color: ${({ $urgent }) => ($urgent ? 'var(--gl-red-text)' : 'inherit')};
`

type MarksProps = {
  flags: readonly Flag[]
  /** Since when those who flagged are here, as far as it is known. */
  since: ReadonlyMap<string, Date | null>
}

/** Says that flags came within an hour, perhaps by arrangement, or from new accounts. A line of its own in a row. */
export function FlagMarks({ flags, since }: MarksProps) {
  const burst = flagsWithinAnHour(flags)
  const fresh = flags.filter((flag) => isOfNewAccount(flag, since.get(flag.by))).length
  if (burst === 0 && fresh === 0) return null
  return (
    <small>
      {burst > 0 && <Mark $late={false}>{burst} flags within an hour</Mark>}
      {fresh > 0 && (
        <Mark $late={false} title="Younger than 30 days when they flagged">
          {fresh === 1 ? '1 new account' : `${fresh} new accounts`}
        </Mark>
      )}
    </small>
  )
}
