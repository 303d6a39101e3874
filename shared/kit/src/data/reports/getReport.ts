import { firestore } from '@greenlight/runtime'
import { GreenlightError } from '../../domain/errors.ts'
import type { Report } from '../../domain/report.ts'
import { attempt } from '../attempt.ts'
import { isDocumentId } from '../documentId.ts'
import { parseReport } from './parseReport.ts'

/**
 * One report by its id, which may come from an address and be anything. Costs one read.
 * @throws GreenlightError `profile-not-found` when it is missing or not for this member to see,
 * `profile-load-failed`
 */
export function getReport(id: string): Promise<Report> {
  const read = async () => {
    const { db, doc, getDoc } = await firestore()
    const fields = isDocumentId(id) && (await getDoc(doc(db, 'reports', id))).data()
    if (!fields) throw new GreenlightError('profile-not-found')
    return parseReport(id, fields)
  }
  return attempt('profile-load-failed', read, 'profile-not-found')
}
