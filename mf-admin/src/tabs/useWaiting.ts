import { useLoad } from '@greenlight/runtime'
import { CASES_LIMIT, watchOpenCases } from '../cases/openCases.ts'
import { groupSameWords } from '../cases/sameWords.ts'
import { failure } from '../errors.ts'
import { groupFlagsByTarget } from '../flags/flagGroups.ts'
import { FLAGS_LIMIT } from '../flags/flags.ts'
import { useOpenFlags } from '../flags/useOpenFlags.ts'
import { useLiveList } from '../lists/useLiveList.ts'
import { getQueueCounts, type Waiting } from './queueCounts.ts'

/**
 * How much waits for a decision. Flags, requests and appeals are live, because several of them can be one item; `retry`
 * counts the rest.
 */
export function useWaiting() {
  const flags = useOpenFlags(null)
  const cases = useLiveList('openCases', watchOpenCases)
  const counts = useLoad(
    ['admin', 'queueCounts'],
    getQueueCounts,
    failure('admin/pending-load-failed'),
  )
  const groups = groupSameWords(cases.data ?? [])
  const requests = groups.filter(({ openCase }) => openCase.kind === 'removal').length
  const data: Waiting | undefined = counts.data &&
    flags.data &&
    cases.data && {
      ...counts.data,
      flags: groupFlagsByTarget(flags.data).length,
      hasMoreFlags: flags.data.length >= FLAGS_LIMIT,
      requests,
      appeals: groups.length - requests,
      hasMoreCases: cases.data.length >= CASES_LIMIT,
    }
  return {
    data,
    error: counts.error ?? flags.error ?? cases.error,
    retry: () => {
      counts.retry()
      for (const list of [flags, cases]) if (list.error) list.retry()
    },
  }
}
