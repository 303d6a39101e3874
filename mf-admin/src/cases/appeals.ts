import type { Case } from '@greenlight/domain/case'
import { attempt } from '@greenlight/kit/data/attempt'
import { getReport } from '@greenlight/kit/data/reports'
import { GreenlightError } from '@greenlight/runtime'
import { decideReport } from '../decisions/reportDecisions.ts'
import { failure } from '../errors.ts'
import { getLogEntry } from '../log/log.ts'
import type { LogEntry } from '../log/logEntry.ts'
import { unban } from '../members/bans.ts'
import { answerCase, requireOpenCase } from './cases.ts'

/** The decision that an appeal is against; null if the log has none. Costs one read. */
export function getAppealedDecision(decision: string): Promise<LogEntry | null> {
  return attempt(failure('admin/log-load-failed'), () => getLogEntry(decision))
}

/**
 * Grants an open appeal and takes the decision back: the report is restored, or the ban lifted. What was
 * deleted stays deleted. A repeated call continues. Costs one read, and what the decision and the answer
 * cost.
 * @throws GreenlightError `admin/already-decided`, `kit/profile-not-found` if the report to restore no longer
 * exists, `admin/grant-failed` and what these decisions throw
 */
export async function grantAppeal(
  appeal: Case,
  appealed: LogEntry | null,
  answer: string,
): Promise<void> {
  await requireOpenCase(appeal)
  await takeBack(appeal, appealed, answer).catch((cause: unknown) => {
    // Done by an earlier call, or by another admin.
    if (!(cause instanceof GreenlightError && cause.code === 'admin/already-decided')) throw cause
  })
  await answerCase(appeal, { state: 'granted', answer })
}

/** The report that is restored when an appeal against this decision is granted; null if there is none. */
export function reportToRestore(appealed: LogEntry | null): string | null {
  if (appealed?.action === 'delete') return null
  return /^reports\/([^/]+)$/.exec(appealed?.target ?? '')?.[1] ?? null
}

async function takeBack(appeal: Case, appealed: LogEntry | null, reason: string): Promise<void> {
  if (appealed?.action === 'ban') return unban(appeal.by, reason)
  const reportId = reportToRestore(appealed)
  if (reportId === null) return
  // `decideReport` says `admin/already-decided` for a missing report, too.
  await getReport(reportId)
  await decideReport(reportId, 'restore', reason)
}
