import { ownerFields, parseReport, type Report } from '@greenlight/domain/report'
import { currentUser, toDataError } from '@greenlight/kit/data/attempt'
import { type OnError, type Unsubscribe, watchQuery } from '@greenlight/kit/data/listeners'
import { firestore, forgetLoaded, useLive } from '@greenlight/runtime'
import { failure } from '../errors.ts'

const KEY = ['gallery', 'myShares']

export type MyShares = ReturnType<typeof createMyShares>

/** The member's own shares of any status, live, newest first. */
export function useMyShares(shares: MyShares) {
  return useLive(KEY, shares.watch, failure('gallery/shares-load-failed'))
}

/** The state of `useMyShares`. The page owns it, because a deletion may end between two visits. */
export function createMyShares() {
  const removed = new Set<string>()
  let publish: (() => void) | null = null

  /**
   * Listens to the member's own reports of any status, newest first. Reports with `ownerUid` are live;
   * those that older clients stored under another owner field are read once. Costs one read for each report, and
   * one more for each that also has a legacy field. A failure of the legacy read is only logged.
   * `onError` gets `gallery/shares-load-failed`.
   */
  function watch(onData: (reports: readonly Report[]) => void, onError: OnError): Unsubscribe {
    const { uid } = currentUser(failure('gallery/shares-load-failed'))
    let live: readonly Report[] | null = null
    let legacy: readonly Report[] = []
    const publishThese = () => {
      if (!live || publish !== publishThese) return
      onData([...live, ...legacy].filter(({ id }) => !removed.has(id)).sort(byNewest))
    }
    publish = publishThese
    const stop = watchQuery(
      {
        code: failure('gallery/shares-load-failed'),
        source: ({ db, collection, limit, query, where }) =>
          query(collection(db, 'reports'), where('ownerUid', '==', uid), limit(SHARES_LIMIT)),
        parse: parseReport,
      },
      (reports) => {
        live = reports
        publishThese()
      },
      onError,
    )
    listLegacyShares(uid).then(
      (reports) => {
        legacy = reports
        publishThese()
      },
      (cause: unknown) => console.warn(toDataError(cause, failure('gallery/shares-load-failed'))),
    )
    return () => {
      if (publish === publishThese) publish = null
      stop()
    }
  }

  /** Removes a deleted share from the list. The listener does not cover those of older clients. */
  function remove(id: string): void {
    removed.add(id)
    if (publish) publish()
    else forgetLoaded(KEY) // the page was left, and its last data has the share
  }

  return { watch, remove }
}

function byNewest(a: Report, b: Report): number {
  return (b.createdAt?.getTime() ?? 0) - (a.createdAt?.getTime() ?? 0)
}

/** Reports read for each owner field. */
const SHARES_LIMIT = 200

/**
 * Reports of `uid` that only an older owner field names (`authorUid`, `uid`, `userId`, `createdBy`),
 * each once. Reports that also have `ownerUid` are left out, because a listener shows them. Costs two
 * counts, and a read for each report and field; `authorUid` is read only if the counts differ.
 */
async function listLegacyShares(uid: string): Promise<readonly Report[]> {
  const { db, collection, getCount, getDocs, limit, query, where } = await firestore()
  const [ownerUid, authorUid, ...olderFields] = ownerFields

  const ownedBy = (...fields: string[]) => {
    const names = fields.map((field) => where(field, '==', uid))
    return query(collection(db, 'reports'), ...names, limit(SHARES_LIMIT))
  }
  const read = async (field: string) => (await getDocs(ownedBy(field))).docs
  const count = async (...fields: string[]) => (await getCount(ownedBy(...fields))).data().count
  // Current clients write both fields; reading them here would download all shares a second time.
  const readAuthored = async () => {
    const [all, both] = await Promise.all([count(authorUid), count(authorUid, ownerUid)])
    return all === both && all < SHARES_LIMIT ? [] : read(authorUid)
  }

  const found = await Promise.all([readAuthored(), ...olderFields.map(read)])
  const reports = found
    .flat()
    .filter((document) => document.data()[ownerUid] !== uid)
    .map((document) => [document.id, parseReport(document.id, document.data())] as const)
  return [...new Map(reports).values()]
}
