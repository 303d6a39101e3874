import { parseReport, type Report } from '@greenlight/domain/report'
import { attempt } from '@greenlight/kit/data/attempt'
import { type OnError, type Unsubscribe, watchQuery } from '@greenlight/kit/data/listeners'
import { type Cursor, readAll, readPage } from '@greenlight/kit/data/pages'
import { getReport } from '@greenlight/kit/data/reports'
import { firestore, type ListPage } from '@greenlight/runtime'
import { failure } from '../errors.ts'

const PAGE_SIZE = 50

/**
 * Listens to the 50 oldest pending reports, oldest first; the next ones move up as these are decided.
 * Costs one read for each. `onError` gets `admin/pending-load-failed`.
 */
export function watchPending(
  onData: (reports: readonly Report[]) => void,
  onError: OnError,
): Unsubscribe {
  return watchQuery(
    {
      code: failure('admin/pending-load-failed'),
      source: ({ db, collection, limit, orderBy, query, where }) =>
        query(
          collection(db, 'reports'),
          where('status', '==', 'pending'),
          orderBy('createdAt', 'asc'),
          limit(PAGE_SIZE),
        ),
      parse: parseReport,
    },
    onData,
    onError,
  )
}

/**
 * A page of the pending reports from `date` on, oldest first. The first page begins with the reports of
 * that very moment, so that none of them is skipped. Costs one read for each, at least one.
 * @throws GreenlightError `admin/pending-load-failed`
 */
export function listPendingFrom(
  date: Date,
  cursor: Cursor | null,
): Promise<ListPage<Report, Cursor>> {
  return attempt(failure('admin/pending-load-failed'), async () => {
    const { db, collection, orderBy, query, where } = await firestore()
    const source = query(
      collection(db, 'reports'),
      where('status', '==', 'pending'),
      where('createdAt', '>=', date),
      orderBy('createdAt', 'asc'),
    )
    return readPage(source, PAGE_SIZE, cursor, parseReport)
  })
}

const ALL_PAGE_SIZE = 200

/**
 * Pending reports of old clients without a date, which no query by age finds. Costs two reads, and one
 * for each pending report if there are any such.
 * @throws GreenlightError `admin/pending-load-failed`
 */
export function listUndatedPending(): Promise<readonly Report[]> {
  return attempt(failure('admin/pending-load-failed'), async () => {
    const { db, collection, getCount, limit, orderBy, query, where } = await firestore()
    const pending = query(collection(db, 'reports'), where('status', '==', 'pending'))
    const dated = query(pending, orderBy('createdAt', 'asc'), limit(ALL_PAGE_SIZE))
    const [all, withDate] = await Promise.all([
      getCount(query(pending, limit(ALL_PAGE_SIZE))),
      getCount(dated),
    ])
    // 200 is as far as the rules let it count.
    if (all.data().count === withDate.data().count && all.data().count < ALL_PAGE_SIZE) return []
    const reports = await readAll(pending, ALL_PAGE_SIZE, parseReport)
    return reports.filter(({ createdAt }) => createdAt === null)
  })
}

/**
 * The reports of these ids that are pending. Costs one read for each id.
 * @throws GreenlightError `admin/pending-load-failed`
 */
export function listPendingById(ids: readonly string[]): Promise<readonly Report[]> {
  return attempt(failure('admin/pending-load-failed'), async () => {
    const found = await Promise.allSettled(ids.map((id) => getReport(id)))
    return found
      .flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
      .filter(({ status }) => status === 'pending')
  })
}
