import type { Report } from '../../domain/report.ts'
import { currentUser } from '../currentMember.ts'
import { dataError } from '../dataError.ts'
import type { OnError, Unsubscribe } from '../listen.ts'
import { watchQuery } from '../watchQuery.ts'
import { listLegacyShares, SHARES_LIMIT } from './listLegacyShares.ts'
import { parseReport } from './parseReport.ts'

/**
 * Listens to my own reports under any status, newest first: those of `ownerUid` live, those that
 * older clients stored under another owner field read once. Costs a read a report, and one more for
 * each that has a legacy field too. A failure of the legacy ones is only logged.
 * `onError` gets `shares-load-failed`
 */
export function watchMyShares(
  onData: (reports: readonly Report[]) => void,
  onError: OnError,
): Unsubscribe {
  const { uid } = currentUser('shares-load-failed')
  let live: readonly Report[] | null = null
  let legacy: readonly Report[] = []
  let stopped = false
  const publish = () => {
    if (live && !stopped) onData([...live, ...legacy].sort(byNewest))
  }
  const stop = watchQuery(
    {
      code: 'shares-load-failed',
      source: ({ db, collection, limit, query, where }) =>
        query(collection(db, 'reports'), where('ownerUid', '==', uid), limit(SHARES_LIMIT)),
      parse: parseReport,
    },
    (reports) => {
      live = reports
      publish()
    },
    onError,
  )
  listLegacyShares(uid).then(
    (reports) => {
      legacy = reports
      publish()
    },
    (cause: unknown) => console.warn(dataError(cause, 'shares-load-failed')),
  )
  return () => {
    stopped = true
    stop()
  }
}

function byNewest(a: Report, b: Report): number {
  return (b.createdAt?.getTime() ?? 0) - (a.createdAt?.getTime() ?? 0)
}
