import type { FlagTarget } from '@greenlight/domain/flag'
import { useNow } from '@greenlight/kit/ui/display/useNow'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { useSession } from '@greenlight/runtime'
import { useMemo } from 'react'
import { dismissChoice } from '../decisions/choices.ts'
import { SeveralDecision } from '../decisions/SeveralDecision.tsx'
import { seenBy } from '../decisions/useSeen.ts'
import { MemberName } from '../members/MemberName.tsx'
import { useMembersSince } from '../members/useMembersSince.ts'
import { Mark, Waited } from '../queue/Marks.tsx'
import { QueueFilter, useReasonFilter } from '../queue/QueueFilter.tsx'
import { RowText } from '../queue/QueueRow.tsx'
import { QueueSkeleton, QueueView } from '../queue/QueueView.tsx'
import { useOnCountChange } from '../queue/useOnCountChange.ts'
import { hoursSince, waitedText } from '../queue/waited.ts'
import { ProfileName } from '../reports/ProfileName.tsx'
import {
  byUrgency,
  type FlagGroup,
  flagTargetHeadings,
  groupFlagsByTarget,
  isHiddenByFlags,
  isUrgentGroup,
  reasonsOf,
} from './flagGroups.ts'
import { FlagMarks, FlagReasons } from './FlagReasons.tsx'
import { FlagReview } from './FlagReview.tsx'
import { useOpenFlags } from './useOpenFlags.ts'

/** Open flags, live, grouped by what they are on: the most urgent first, then by the first flag's age. */
export function FlagsView({ onChange }: { onChange: () => void }) {
  const me = useSession((s) => s.user?.uid)
  const { reason, setReason } = useReasonFilter()
  const { data, error, retry } = useOpenFlags(reason)
  const groups = useMemo(
    () =>
      data &&
      groupFlagsByTarget(data)
        .filter(({ flags }) => !reason || flags.some((flag) => flag.reason === reason))
        .map((group) => ({ group, order: orderOf(group) }))
        .toSorted((a, b) => byUrgency(a.order, b.order))
        .map(({ group }) => group),
    [data, reason],
  )
  useOnCountChange(data?.length, onChange)
  const since = useMembersSince((data ?? []).map(({ by }) => by))
  if (error) return <ErrorPanel text={error.message} onRetry={retry} />
  if (!groups) return <QueueSkeleton label="Loading flags" />
  return (
    <QueueView
      filterKey={reason ?? ''}
      filter={<QueueFilter reason={reason} onReason={setReason} />}
      items={groups}
      label="Flagged"
      itemName={({ target }) => nameOf(target)}
      renderRow={(group) => <FlagRow group={group} since={since} />}
      targetOf={({ key }) => key}
      several={{
        canSelect: ({ flags }) => flags.every(({ by }) => by !== me),
        render: (selected, controls) => (
          <SeveralDecision
            selected={selected.map(({ key, target, flags }) => ({
              ...{ key, name: nameOf(target), choices: [dismissChoice(key, seenBy(me, flags))] },
            }))}
            hint="It is kept in the log."
            {...controls}
          />
        ),
      }}
      renderDetail={(group, controls) => <FlagReview group={group} controls={controls} />}
      empty={
        reason
          ? { title: 'No open flag has this reason', text: 'Choose another reason.' }
          : { title: 'No open flags', text: 'What members flag shows up here by itself.' }
      }
    />
  )
}

const nameOf = ({ kind }: FlagTarget) => `Flagged ${flagTargetHeadings[kind].toLowerCase()}`

const orderOf = (group: FlagGroup) => ({
  reasons: reasonsOf(group.flags),
  hidden: isHiddenByFlags(group) ? ('other' as const) : null,
  since: group.flags[0]?.createdAt ?? null,
})

/** The target and its profile, the reasons, the first flag's note, and the number of flags. */
function FlagRow({ group, since }: { group: FlagGroup; since: ReadonlyMap<string, Date | null> }) {
  const { target, flags } = group
  const [first] = flags
  const now = useNow()
  const reasons = reasonsOf(flags)
  if (!first) return null
  return (
    <RowText>
      <span>
        {flagTargetHeadings[target.kind]}
        {target.kind === 'member' && (
          <>
            {': '}
            <MemberName uid={target.uid} />
          </>
        )}
        {'reportId' in target && (
          <>
            {': '}
            <ProfileName id={target.reportId} />
          </>
        )}
      </span>
      <FlagReasons reasons={reasons} />
      {first.note && <bdi>{first.note}</bdi>}
      <small>
        {first.createdAt && <Waited>{waitedText(hoursSince(first.createdAt, now))}</Waited>} ·{' '}
        {flags.length} {flags.length === 1 ? 'flag' : 'flags'}{' '}
        {isUrgentGroup(group) && <Mark $late>Urgent</Mark>}
      </small>
      <FlagMarks flags={flags} since={since} />
    </RowText>
  )
}
