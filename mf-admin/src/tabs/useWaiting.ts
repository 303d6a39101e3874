import { useLoad } from '@greenlight/runtime'
import { failure } from '../errors.ts'
import { groupFlagsByTarget } from '../flags/flagGroups.ts'
import { FLAGS_LIMIT } from '../flags/flags.ts'
import { useOpenFlags } from '../flags/useOpenFlags.ts'
import { getQueueCounts, type Waiting } from './queueCounts.ts'

/** How much waits for a decision. The flags are live, because several of them can be one item; `retry` counts the rest. */
export function useWaiting() {
  const flags = useOpenFlags(null)
  const counts = useLoad(
    ['admin', 'queueCounts'],
    getQueueCounts,
    failure('admin/pending-load-failed'),
  )
  const data: Waiting | undefined = counts.data &&
    flags.data && {
      ...counts.data,
      flags: groupFlagsByTarget(flags.data).length,
      hasMoreFlags: flags.data.length >= FLAGS_LIMIT,
    }
  return {
    data,
    error: counts.error ?? flags.error,
    retry: () => {
      counts.retry()
      if (flags.error) flags.retry()
    },
  }
}
