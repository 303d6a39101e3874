import { firestore } from '@greenlight/runtime'
import * as v from 'valibot'
import type { LogEntry } from '../../domain/moderation.ts'
import { filled } from '../../domain/stored.ts'
import { attempt } from '../attempt.ts'
import { parseLogEntry } from './parseLogEntry.ts'

/**
 * The last decision on a report, null if there is none: tells an admin who came second who was
 * faster. Costs two reads.
 * @throws GreenlightError `log-load-failed`
 */
export function getLastDecision(reportId: string): Promise<LogEntry | null> {
  return attempt('log-load-failed', async () => {
    const { db, doc, getDoc } = await firestore()
    const report = await getDoc(doc(db, 'reports', reportId))
    const decision = v.parse(filled, report.data()?.['decision'])
    if (!decision) return null
    const fields = (await getDoc(doc(db, 'modlog', decision))).data()
    return fields ? parseLogEntry(decision, fields) : null
  })
}
