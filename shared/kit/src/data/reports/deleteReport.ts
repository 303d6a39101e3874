import { attempt } from '../attempt.ts'
import { removeReport } from './removeReport.ts'

/**
 * Deletes my own report with all that hangs below it; see `removeReport` for what it costs.
 * @throws GreenlightError `share-delete-failed`; then nothing was deleted
 */
export function deleteReport(reportId: string): Promise<void> {
  return attempt('share-delete-failed', () => removeReport(reportId))
}
