import { useLoad } from '@greenlight/runtime'
import { watchOpenCases } from '../cases/openCases.ts'
import { groupSameWords } from '../cases/sameWords.ts'
import { failure } from '../errors.ts'
import { groupFlagsByTarget } from '../flags/flagGroups.ts'
import { useOpenFlags } from '../flags/useOpenFlags.ts'
import { useLiveList } from '../lists/useLiveList.ts'
import { countByAge, countPendingByAge } from './waitingAges.ts'

/** What waits, by kind and age, in the kinds and numbers of the tabs. */
export type WaitingAges = readonly (readonly [kind: string, counts: readonly number[]])[]

export function useWaitingAges() {
  const flags = useOpenFlags(null)
  const cases = useLiveList('openCases', watchOpenCases)
  const counted = useLoad(
    ['admin', 'pendingByAge'],
    () => countPendingByAge(new Date()),
    failure('admin/pending-load-failed'),
  )
  const failed = [flags, cases, counted].filter(({ error }) => error !== null)
  return {
    data:
      flags.data && cases.data && counted.data
        ? toRows(flags.data, cases.data, counted.data)
        : undefined,
    error: failed[0]?.error ?? null,
    retry: () => {
      for (const each of failed) each.retry()
    },
  }
}

function toRows(
  flags: Parameters<typeof groupFlagsByTarget>[0],
  cases: Parameters<typeof groupSameWords>[0],
  { pending, revisions }: Awaited<ReturnType<typeof countPendingByAge>>,
): WaitingAges {
  const now = new Date()
  const groups = groupSameWords(cases)
  const ofKind = (kind: 'removal' | 'appeal') =>
    countByAge(
      groups.flatMap(({ openCase }) => (openCase.kind === kind ? [openCase.createdAt] : [])),
      now,
    )
  const flagged = groupFlagsByTarget(flags).map(({ flags: [first] }) => first?.createdAt ?? null)
  return [
    ['Pending', pending],
    ['Flags', countByAge(flagged, now)],
    ['Requests', ofKind('removal')],
    ['Appeals', ofKind('appeal')],
    ['Revisions', revisions],
  ]
}
