import { parseReport, type Report } from '@greenlight/domain/report'
import { attempt, currentUser } from '@greenlight/kit/data/attempt'
import { type OnError, type Unsubscribe, watchQuery } from '@greenlight/kit/data/listeners'
import { readPage } from '@greenlight/kit/data/pages'
import { firestore, useLive } from '@greenlight/runtime'
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

/**
 * The member's own reports that are not public. Costs one read for each own report, at least one.
 * @throws GreenlightError `gallery/shares-load-failed`
 * @public used through importWithRetry
 */
export function listOwnHidden(): Promise<readonly Report[]> {
  return attempt(failure('gallery/shares-load-failed'), async () => {
    const { uid } = currentUser(failure('gallery/shares-load-failed'))
    const { db, collection, query, where } = await firestore()
    const mine = query(collection(db, 'reports'), where('ownerUid', '==', uid))
    const { items } = await readPage(mine, SHARES_LIMIT, null, parseReport)
    return items.filter(({ status }) => status !== 'public')
  })
}

function byNewest(a: Report, b: Report): number {
  return (b.createdAt?.getTime() ?? 0) - (a.createdAt?.getTime() ?? 0)
}
