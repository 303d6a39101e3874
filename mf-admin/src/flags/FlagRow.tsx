import { flagReasonLabels } from '@greenlight/kit/domain/flag'
import { RowText } from '../queue/QueueRow.tsx'
import { TimeAgo } from '../shown/TimeAgo.tsx'
import type { FlagGroup } from './groupFlags.ts'
import { targetNames } from './targetNames.ts'

/** What was flagged, in the list: what it is, what the first member said about it, how often. */
export function FlagRow({ group: { target, flags } }: { group: FlagGroup }) {
  const [first] = flags
  if (!first) return null
  return (
    <RowText>
      <span>
        {targetNames[target.kind]}: {flagReasonLabels[first.reason].toLowerCase()}
      </span>
      {first.note && <bdi>{first.note}</bdi>}
      <small>
        <TimeAgo date={first.createdAt} /> · {flags.length} {flags.length === 1 ? 'flag' : 'flags'}
      </small>
    </RowText>
  )
}
