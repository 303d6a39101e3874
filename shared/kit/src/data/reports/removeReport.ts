import { firestore } from '@greenlight/runtime'
import { listBelowReport } from './listBelowReport.ts'

/**
 * Removes my own report with its photo and everything below it, in one batch: the rules let a report's
 * owner delete what others wrote only together with the report, so it goes as a whole or stays, and
 * what broke off is simply repeated. Firestore takes any number of writes at once, up to 10 MiB.
 * Costs a read for each experience and comment (at least one each), and a write for all.
 */
export async function removeReport(reportId: string): Promise<void> {
  const { db, doc, writeBatch } = await firestore()
  const report = doc(db, 'reports', reportId)
  const below = await listBelowReport(report)
  const batch = writeBatch(db)
  batch.delete(report)
  batch.delete(doc(report, 'photos', 'full'))
  for (const ref of below) batch.delete(ref)
  await batch.commit()
}
