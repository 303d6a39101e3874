import type { Case } from '@greenlight/domain/case'
import { attempt } from '@greenlight/kit/data/attempt'
import { transact } from '@greenlight/kit/data/commit'
import { fail as kitFail } from '@greenlight/kit/errors'
import { firestore } from '@greenlight/runtime'
import type { Transaction } from 'firebase/firestore/lite'
import { planAnswer } from '../decisions/answers.ts'
import { planReportDecision } from '../decisions/reportDecisions.ts'
import { failure } from '../errors.ts'
import { getLogEntry } from '../log/log.ts'
import type { LogEntry } from '../log/logEntry.ts'
import { planUnban } from '../members/bans.ts'

/** The decision that an appeal is against; null if the log has none. Costs one read. */
export function getAppealedDecision(decision: string): Promise<LogEntry | null> {
  return attempt(failure('admin/log-load-failed'), () => getLogEntry(decision))
}

/** The decisions that appeals are against, by the appeal's id; null if the log has none. Costs one read for each. */
export async function listAppealedDecisions(
  appeals: readonly Pick<Case, 'id' | 'appealed'>[],
): Promise<ReadonlyMap<string, LogEntry | null>> {
  const entries = appeals.map(async ({ id, appealed }) => {
    return [id, appealed === null ? null : await getAppealedDecision(appealed)] as const
  })
  return new Map(await Promise.all(entries))
}

/** What granting an appeal takes back. */
export type AppealEffect = {
  readonly isBan: boolean
  /** The report that is restored; null if there is none. */
  readonly restores: string | null
}

/** What granting an appeal against this decision takes back. */
export function appealEffect(appealed: LogEntry | null): AppealEffect {
  return { isBan: appealed?.action === 'ban', restores: reportToRestore(appealed) }
}

/**
 * Grants an open appeal and takes the decision back, in one transaction: the report is restored, or the ban lifted.
 * What was deleted stays deleted, and what another decision has taken back stays as it is. Costs what the decision
 * and the answer cost. `id` is that of the answer's log entry, which makes a repeated call safe.
 * @throws GreenlightError `admin/already-decided` if the appeal was answered or deleted, `kit/profile-not-found` if the
 * report to restore no longer exists, `admin/grant-failed`
 */
export function grantAppeal(
  appeal: Pick<Case, 'id' | 'by'>,
  effect: AppealEffect,
  answer: string,
  id: string = crypto.randomUUID(),
): Promise<void> {
  return attempt(failure('admin/grant-failed'), async () => {
    const restoreId = `${id}-restore`
    const { isBan, restores: restored } = effect
    const decision = { action: 'restore', reportId: restored ?? '', reason: answer } as const
    await transact(async (transaction) => {
      const write = await planAnswer(transaction, appeal, { state: 'granted', answer, id })
      if (!write) return
      const unbanned = isBan ? await planUnban(transaction, appeal.by, answer) : null
      const report =
        restored !== null && (await isRejected(transaction, restored))
          ? await planReportDecision(transaction, { ...decision, id: restoreId })
          : null
      unbanned?.write()
      report?.write()
      write()
    })
  })
}

/** @throws GreenlightError `kit/profile-not-found` */
async function isRejected(transaction: Transaction, reportId: string): Promise<boolean> {
  const { db, doc } = await firestore()
  const report = await transaction.get(doc(db, 'reports', reportId))
  if (!report.exists()) throw kitFail('kit/profile-not-found')
  return report.get('status') === 'rejected'
}

/** The report that is restored when an appeal against this decision is granted; null if there is none. */
export function reportToRestore(appealed: LogEntry | null): string | null {
  if (appealed?.action === 'delete') return null
  return /^reports\/([^/]+)$/.exec(appealed?.target ?? '')?.[1] ?? null
}
