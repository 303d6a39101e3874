import type { Report } from '@greenlight/domain/report'
import { type CountsByTone, tones } from '@greenlight/domain/tone'
import type { Cursor } from '@greenlight/kit/data/pages'
import { useLoad } from '@greenlight/runtime'
import { useContributions } from '../contributions/useContributions.ts'
import { failure } from '../errors.ts'
import { COUNT_LIMIT, countExperiences, listExperiences } from './experienceRequests.ts'
import { addCounts, countTones } from './toneCounts.ts'

const none: CountsByTone = { green: 0, yellow: 0, red: 0 }

/**
 * The experiences below a report, and their number by tone. The list is empty while `report` is
 * undefined. The server counts the experiences only while some are not loaded.
 */
export function useExperiences(report: Report | undefined) {
  const id = report?.id ?? ''
  const list = useContributions({
    key: report ? ['profile', 'experiences', id] : null,
    fetchPage: (after: Cursor | null) => listExperiences(id, after),
    failure: failure('profile/experiences-load-failed'),
    newest: 'first',
  })
  // Its error is not shown. The loaded experiences are counted instead.
  const { data: stored, retry: recount } = useLoad(
    list.hasMore ? ['profile', 'toneCounts', id] : null,
    () => countExperiences(id),
    failure('profile/experiences-load-failed'),
  )
  const counters = report?.counters ?? none
  const counts = stored ? addCounts(counters, stored) : countTones(counters, list.items)
  return {
    ...list,
    counts,
    /** Tones with more experiences than can be counted. */
    more: tones.filter((tone) => stored !== undefined && stored[tone] >= COUNT_LIMIT),
    /** Counts again, after a change. */
    recount: () => {
      if (list.hasMore) recount()
    },
  }
}
