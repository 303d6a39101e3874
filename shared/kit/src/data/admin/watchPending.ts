import type { Report } from '../../domain/report.ts'
import type { OnError, Unsubscribe } from '../listen.ts'
import { parseReport } from '../reports/parseReport.ts'
import { watchQuery } from '../watchQuery.ts'

const PENDING_LIMIT = 200

/**
 * Listens to the reports that wait for a decision, at most 200, the oldest first. Not ordered by the
 * query: that would hide old documents without a date. Costs a read a report.
 * `onError` gets `pending-load-failed`
 */
export function watchPending(
  onData: (reports: readonly Report[]) => void,
  onError: OnError,
): Unsubscribe {
  return watchQuery(
    {
      code: 'pending-load-failed',
      source: ({ db, collection, limit, query, where }) =>
        query(collection(db, 'reports'), where('status', '==', 'pending'), limit(PENDING_LIMIT)),
      parse: parseReport,
    },
    (reports) => onData([...reports].sort(byOldest)),
    onError,
  )
}

function byOldest(a: Report, b: Report): number {
  return (a.createdAt?.getTime() ?? 0) - (b.createdAt?.getTime() ?? 0)
}
