import { spread } from '../alerts/dueTime.ts'

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60
const PUBLIC_HOURS = 24
const MOST_EXTRA_HOURS = 12

/**
 * When a report that became public at `at` may alert somebody: after a day and up to twelve hours, the same for all who
 * search for it. An alert soon after a report would tell when it was written, and so who wrote it.
 */
export function searchDue(reportId: string, at: Date): Date {
  const extra = spread(reportId, MOST_EXTRA_HOURS * HOUR_MINUTES)
  return new Date(at.getTime() + (PUBLIC_HOURS * HOUR_MINUTES + extra) * MINUTE_MS)
}
