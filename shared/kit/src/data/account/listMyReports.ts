import { firestore } from '@greenlight/runtime'
import type { Report } from '../../domain/report.ts'
import { readAll } from '../readAll.ts'
import { ownerFields, parseReport } from '../reports/parseReport.ts'

const PAGE_SIZE = 200

/**
 * All reports of `uid` under any status, by any of the five owner fields, each once. Costs a read
 * for each report and owner field that names me, at least five.
 */
export async function listMyReports(uid: string): Promise<readonly Report[]> {
  const { db, collection, query, where } = await firestore()
  const found = await Promise.all(
    ownerFields.map((field) =>
      readAll(query(collection(db, 'reports'), where(field, '==', uid)), PAGE_SIZE, parseReport),
    ),
  )
  return [...new Map(found.flat().map((report) => [report.id, report])).values()]
}
