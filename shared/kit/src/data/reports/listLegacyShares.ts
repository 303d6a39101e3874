import { firestore } from '@greenlight/runtime'
import type { Report } from '../../domain/report.ts'
import { ownerFields, parseReport } from './parseReport.ts'

/** Reports read for each owner field. */
export const SHARES_LIMIT = 200

/**
 * Reports of `uid` that only an older owner field names (`authorUid`, `uid`, `userId`, `createdBy`),
 * each once. Those that `ownerUid` names too are left out: whoever shows these listens to those.
 * Costs two counts, and a read for each report and field; of `authorUid` only where there is such a one.
 */
export async function listLegacyShares(uid: string): Promise<readonly Report[]> {
  const { db, collection, getCount, getDocs, limit, query, where } = await firestore()
  const [ownerUid, authorUid, ...olderFields] = ownerFields

  const ownedBy = (...fields: string[]) => {
    const names = fields.map((field) => where(field, '==', uid))
    return query(collection(db, 'reports'), ...names, limit(SHARES_LIMIT))
  }
  const read = async (field: string) => (await getDocs(ownedBy(field))).docs
  const count = async (...fields: string[]) => (await getCount(ownedBy(...fields))).data().count
  // Today's clients write both: to read them here would download all my shares a second time.
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
