import { type Flag, type FlagReason, flagReasonLabels } from '@greenlight/domain/flag'
import styled from 'styled-components'
import { Mark } from '../queue/Marks.tsx'
import { flagsWithinAnHour, hasUrgentReason } from './flagGroups.ts'

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

/** Says that flags came within an hour, perhaps by arrangement. */
export function BurstMark({ flags }: { flags: readonly Flag[] }) {
  const count = flagsWithinAnHour(flags)
  return count > 0 ? <Mark $late={false}>{count} flags within an hour</Mark> : null
}
