import { parseReport, type Report, type ReportStatus } from '@greenlight/domain/report'
import { attempt } from '@greenlight/kit/data/attempt'
import { firestore } from '@greenlight/runtime'
import { failure } from '../errors.ts'

/** The access rules refuse to count more reports in one request. */
const COUNT_LIMIT = 200

export type MemberSummary = {
  /** The number of the member's reports with each status; counts up to 200. */
  readonly reports: Readonly<Record<ReportStatus, number>>
  readonly banned: boolean
}

/**
 * How many reports of a member have each status, and whether the member is banned. Counted by the
 * server: costs four reads.
 * @throws GreenlightError `admin/pending-load-failed`
 */
export function getMemberSummary(uid: string): Promise<MemberSummary> {
  return attempt(failure('admin/pending-load-failed'), async () => {
    const { db, doc, getDoc } = await firestore()
    const [published, pending, rejected, ban] = await Promise.all([
      countOwned(uid, 'public'),
      countOwned(uid, 'pending'),
      countOwned(uid, 'rejected'),
      getDoc(doc(db, 'bans', uid)),
    ])
    return { reports: { public: published, pending, rejected }, banned: ban.exists() }
  })
}

async function countOwned(uid: string, status: ReportStatus): Promise<number> {
  const { db, collection, getCount, limit, query, where } = await firestore()
  const owned = query(
    collection(db, 'reports'),
    where('ownerUid', '==', uid),
    where('status', '==', status),
    limit(COUNT_LIMIT),
  )
  return (await getCount(owned)).data().count
}

/**
 * The latest reports of a member, whatever their status. Costs one read for each, at least one.
 * @throws GreenlightError `admin/pending-load-failed`
 */
export function listLatestShares(uid: string, most: number): Promise<readonly Report[]> {
  return attempt(failure('admin/pending-load-failed'), async () => {
    const { db, collection, getDocs, limit, orderBy, query, where } = await firestore()
    const owned = query(
      collection(db, 'reports'),
      where('ownerUid', '==', uid),
      orderBy('createdAt', 'desc'),
      limit(most),
    )
    return (await getDocs(owned)).docs.map((report) => parseReport(report.id, report.data()))
  })
}
