import { parseReport, type Report } from '@greenlight/domain/report'
import { currentUser } from '@greenlight/kit/data/attempt'
import { type OnError, type Unsubscribe, watchQuery } from '@greenlight/kit/data/listeners'
import { useLive } from '@greenlight/runtime'
import { failure } from '../errors.ts'

const SHARES_LIMIT = 200

/** The member's own shares of any status, live, newest first. */
export function useMyShares() {
  return useLive(['gallery', 'myShares'], watchMyShares, failure('gallery/shares-load-failed'))
}

/**
 * Listens to the member's own reports of any status, newest first, at most 200. Costs one read for each report.
 * `onError` gets `gallery/shares-load-failed`.
 */
export function watchMyShares(
  onData: (reports: readonly Report[]) => void,
  onError: OnError,
): Unsubscribe {
  const { uid } = currentUser(failure('gallery/shares-load-failed'))
  return watchQuery(
    {
      code: failure('gallery/shares-load-failed'),
      source: ({ db, collection, limit, query, where }) =>
        query(collection(db, 'reports'), where('ownerUid', '==', uid), limit(SHARES_LIMIT)),
      parse: parseReport,
    },
    (reports) => onData([...reports].sort(byNewest)),
    onError,
  )
}

function byNewest(a: Report, b: Report): number {
  return (b.createdAt?.getTime() ?? 0) - (a.createdAt?.getTime() ?? 0)
}
