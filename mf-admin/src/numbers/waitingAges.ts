import { attempt } from '@greenlight/kit/data/attempt'
import { firestore } from '@greenlight/runtime'
import { failure } from '../errors.ts'
import { COUNT_LIMIT, countDocuments } from './countDocuments.ts'

const HOUR_MS = 60 * 60 * 1000

/** In hours: from the first until before the second. */
const ages = [
  ['Under 24 h', 0, 24],
  ['24 to 48 h', 24, 48],
  ['2 to 7 days', 48, 168],
  ['Over 7 days', 168, Infinity],
] as const

export const ageLabels: readonly string[] = ages.map(([label]) => label)

/** How many have each age. What has no date is the oldest. */
export function countByAge(dates: readonly (Date | null)[], now: Date): readonly number[] {
  const hours = dates.map((date) => (now.getTime() - (date?.getTime() ?? -Infinity)) / HOUR_MS)
  return ages.map(
    ([, from, until]) =>
      hours.filter(
        (waited) => Math.max(0, waited) >= from && (waited < until || until === Infinity),
      ).length,
  )
}

/**
 * How many pending reports and revisions have each age; counts up to 100 for each. Counted by the server: costs eight
 * reads.
 * @throws GreenlightError `admin/pending-load-failed`
 */
export function countPendingByAge(now: Date) {
  return attempt(failure('admin/pending-load-failed'), async () => {
    const { db, collection, limit, orderBy, query, where } = await firestore()
    const reports = query(collection(db, 'reports'), where('status', '==', 'pending'))
    const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
    const count = (source: typeof reports, field: string) =>
      Promise.all(
        ages.map(([, from, until]) =>
          countDocuments(
            query(
              source,
              where(field, '<=', before(from)),
              ...(until < Infinity ? [where(field, '>', before(until))] : []),
              orderBy(field, 'asc'),
              limit(COUNT_LIMIT),
            ),
          ),
        ),
      )
    const [pending, revisions] = await Promise.all([
      count(reports, 'createdAt'),
      count(collection(db, 'revisions'), 'at'),
    ])
    return { pending, revisions }
  })
}
