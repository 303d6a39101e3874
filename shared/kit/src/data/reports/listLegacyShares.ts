import { firestore } from '@greenlight/runtime'
import type { Report } from '../../domain/report.ts'
import { ownerFields, parseReport } from './parseReport.ts'

/** Reports read for each owner field. */
export const SHARES_LIMIT = 200

/**
 * Reports of `uid` that only an older owner field names (`authorUid`, `uid`, `userId`, `createdBy`),
 * each once. Those that `ownerUid` names too are left out: whoever shows these listens to those.
 * Costs two counts, and a read for each report and field that is read.
 */
export async function listLegacyShares(uid: string): Promise<readonly Report[]> {
  const { getDocs } = await firestore()
  const [, ...legacyFields] = ownerFields
  const found = await Promise.all(
    legacyFields.map(async (field) =>
      field === 'authorUid' && (await areAllListened(uid))
        ? []
        : (await getDocs(await ownedBy(uid, field))).docs,
    ),
  )
  const reports = found
    .flat()
    .filter((document) => document.data()['ownerUid'] !== uid)
    .map((document) => [document.id, parseReport(document.id, document.data())] as const)
  return [...new Map(reports).values()]
}

/**
 * Whether each report that `authorUid` names is named by `ownerUid` as well, as today's clients write
 * both: reading them would download all that the member shared a second time.
 */
async function areAllListened(uid: string): Promise<boolean> {
  const { getCount } = await firestore()
  const [authored, both] = await Promise.all([
    getCount(await ownedBy(uid, 'authorUid')),
    getCount(await ownedBy(uid, 'authorUid', 'ownerUid')),
  ])
  const { count } = authored.data()
  return count < SHARES_LIMIT && count === both.data().count
}

async function ownedBy(uid: string, ...fields: string[]) {
  const { db, collection, limit, query, where } = await firestore()
  const owned = fields.map((field) => where(field, '==', uid))
  return query(collection(db, 'reports'), ...owned, limit(SHARES_LIMIT))
}
