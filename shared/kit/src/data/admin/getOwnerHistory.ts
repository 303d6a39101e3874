import { firestore } from '@greenlight/runtime'
import type { ReportStatus } from '../../domain/report.ts'
import { attempt } from '../attempt.ts'

const COUNT_LIMIT = 200

export type OwnerHistory = {
  /** How many reports of the owner have each status, counted up to 200. */
  readonly reports: Readonly<Record<ReportStatus, number>>
  readonly banned: boolean
}

/**
 * What became of an owner's reports, in numbers. Counted by the server: costs four reads.
 * @throws GreenlightError `pending-load-failed`
 */
export function getOwnerHistory(uid: string): Promise<OwnerHistory> {
  return attempt('pending-load-failed', async () => {
    const { db, doc, getDoc } = await firestore()
    const [shown, pending, rejected, ban] = await Promise.all([
      countOwned(uid, 'public'),
      countOwned(uid, 'pending'),
      countOwned(uid, 'rejected'),
      getDoc(doc(db, 'bans', uid)),
    ])
    return { reports: { public: shown, pending, rejected }, banned: ban.exists() }
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
