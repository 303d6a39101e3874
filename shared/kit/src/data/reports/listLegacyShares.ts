import { firestore } from '@greenlight/runtime'
import type { Report } from '../../domain/report.ts'
import { ownerFields, parseReport } from './parseReport.ts'

/** Reports read for each owner field. */
export const SHARES_LIMIT = 200

/**
 * Reports of `uid` that only an older owner field names (`authorUid`, `uid`, `userId`, `createdBy`),
 * each once. Those that `ownerUid` names too are left out: whoever shows these listens to those.
 * Costs a read for each report and field.
 */
export async function listLegacyShares(uid: string): Promise<readonly Report[]> {
  const { db, collection, getDocs, limit, query, where } = await firestore()
  const [, ...legacyFields] = ownerFields
  const found = await Promise.all(
    legacyFields.map((field) =>
      getDocs(query(collection(db, 'reports'), where(field, '==', uid), limit(SHARES_LIMIT))),
    ),
  )
  const reports = found
    .flatMap(({ docs }) => docs)
    .filter((document) => document.data()['ownerUid'] !== uid)
    .map((document) => [document.id, parseReport(document.id, document.data())] as const)
  return [...new Map(reports).values()]
}
