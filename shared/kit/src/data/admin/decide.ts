import { firestore } from '@greenlight/runtime'
import { GreenlightError, type ErrorCode } from '../../domain/errors.ts'
import type { ReportStatus } from '../../domain/report.ts'
import { attempt } from '../attempt.ts'
import { transact } from '../transact.ts'
import { logEntry } from './logEntry.ts'
import { listOpenFlags, settled } from './openFlags.ts'

export type ReportDecision = 'approve' | 'reject' | 'takedown' | 'restore'

type Move = { readonly from: ReportStatus; readonly to: ReportStatus; readonly code: ErrorCode }

const moves: Readonly<Record<ReportDecision, Move>> = {
  approve: { from: 'pending', to: 'public', code: 'approve-failed' },
  reject: { from: 'pending', to: 'rejected', code: 'reject-failed' },
  takedown: { from: 'public', to: 'rejected', code: 'takedown-failed' },
  restore: { from: 'rejected', to: 'public', code: 'restore-failed' },
}

/**
 * Decides on a report, with `reason` (0–500 characters) for its owner: status, log entry and the
 * report's open flags (dismissed where it becomes public, else upheld) change together. Costs a read
 * for the report and each open flag, and two writes more than flags.
 * @throws GreenlightError `already-decided` if the report is not in the state that `action` moves it
 * from, as when another admin was faster; `approve-failed`, `reject-failed`, `takedown-failed`,
 * `restore-failed`
 */
export function decide(reportId: string, action: ReportDecision, reason: string): Promise<void> {
  const { from, to, code } = moves[action]
  return attempt(code, async () => {
    const { db, doc } = await firestore()
    const target = `reports/${reportId}`
    const report = doc(db, 'reports', reportId)
    const decision = crypto.randomUUID()
    const entry = await logEntry({ action, target, reason })
    const flags = await listOpenFlags(target)
    const closed = await settled(to === 'public' ? 'dismissed' : 'upheld')
    await transact(async (transaction) => {
      if ((await transaction.get(report)).data()?.['status'] !== from) {
        throw new GreenlightError('already-decided')
      }
      transaction.set(doc(db, 'modlog', decision), entry)
      transaction.update(report, {
        status: to,
        decision,
        decisionReason: entry.reason,
        ...(to === 'public' && { flagCount: 0 }),
      })
      for (const flag of flags) transaction.update(flag, closed)
    })
  })
}
