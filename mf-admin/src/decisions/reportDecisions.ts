import type { Fields } from '@greenlight/domain/fields'
import type { ReportStatus } from '@greenlight/domain/report'
import { count, readDate } from '@greenlight/domain/stored'
import { attempt } from '@greenlight/kit/data/attempt'
import { commit, transact } from '@greenlight/kit/data/commit'
import {
  type DeletedReport,
  deleteWithReport,
  sweepBelowReport,
} from '@greenlight/kit/data/reports'
import { fail as kitFail } from '@greenlight/kit/errors'
import { type Failure, firestore, GreenlightError } from '@greenlight/runtime'
import * as v from 'valibot'
import { fail, failure } from '../errors.ts'
import { newLogEntry } from '../log/log.ts'
import { deletionLogId } from '../log/logEntry.ts'
import { closedFlagFields, openFlagsOn } from './flagDecisions.ts'
import { memberToNotify, newNotice, notifyFlaggers } from './notices.ts'

export type ReportDecision = 'approve' | 'reject' | 'takedown' | 'restore'

type StatusChange = {
  readonly from: ReportStatus
  readonly to: ReportStatus
  readonly failed: Failure
}

const statusChanges: Readonly<Record<ReportDecision, StatusChange>> = {
  approve: { from: 'pending', to: 'public', failed: failure('admin/approve-failed') },
  reject: { from: 'pending', to: 'rejected', failed: failure('admin/reject-failed') },
  takedown: { from: 'public', to: 'rejected', failed: failure('admin/takedown-failed') },
  restore: { from: 'rejected', to: 'public', failed: failure('admin/restore-failed') },
}

/**
 * Decides on a report of another member. `reason` (1–500 characters) is for its owner. Changes the status, writes the
 * log entry and closes the open flags in one transaction: dismissed if the report becomes public,
 * otherwise upheld. The admin's own flag stays open. Its owner and who flagged it get a notice. Costs a
 * read for the report, its review and each open flag, five writes, and two for each flag.
 * @throws GreenlightError `admin/already-decided` if the report no longer has the status that `action` starts
 * from, for instance because another admin was faster; `admin/approve-failed`, `admin/reject-failed`,
 * `admin/takedown-failed`, `admin/restore-failed`
 */
export function decideReport(
  reportId: string,
  action: ReportDecision,
  reason: string,
): Promise<void> {
  const { from, to, failed } = statusChanges[action]
  return attempt(failed, async () => {
    const { db, deleteField, doc } = await firestore()
    const target = `reports/${reportId}`
    const report = doc(db, 'reports', reportId)
    const decision = crypto.randomUUID()
    const entry = await newLogEntry({ action, target, reason })
    const flags = await openFlagsOn(target)
    const closed = await closedFlagFields(to === 'public' ? 'dismissed' : 'upheld', decision)
    await transact(async (transaction) => {
      const fields = (await transaction.get(report)).data()
      if (fields?.['status'] !== from) throw fail('admin/already-decided')
      const ref = doc(report, 'private', 'review')
      const before = countOf(fields) + countOf((await transaction.get(ref)).data())
      transaction.set(doc(db, 'modlog', decision), entry)
      // An older report holds these itself.
      const moved = ['flagCount', 'decision', 'decisionReason'].filter((field) => field in fields)
      const removed = Object.fromEntries(moved.map((field) => [field, deleteField()]))
      transaction.update(report, { status: to, ...removed })
      transaction.set(ref, {
        flagCount: to === 'public' ? 0 : before,
        decision,
        decisionReason: entry.reason,
        cleared: to === 'public',
      })
      const owner = memberToNotify(fields)
      if (owner !== null) {
        const standing = { decision, trusted: to === 'public', at: entry.at }
        transaction.set(doc(db, 'standing', owner), standing)
        const content = { kind: action, target, reason: entry.reason }
        const notice = await newNotice(owner, decision, content)
        transaction.set(notice.ref, notice.fields)
      }
      for (const flag of flags) transaction.update(flag, closed)
    })
    const kind = to === 'public' ? 'dismiss' : 'uphold'
    await notifyFlaggers(flags, decision, { kind, target, reason: entry.reason })
  })
}

const PUBLIC_LIMIT = 200

/**
 * Takes down the public reports of a member, at most 200, each with its own log entry. What others have
 * decided meanwhile is left alone. Costs what `decideReport` costs for each, and one read.
 * @throws GreenlightError `admin/takedown-failed`
 */
export function takeDownSharesOf(uid: string, reason: string): Promise<void> {
  return attempt(failure('admin/takedown-failed'), async () => {
    const { db, collection, getDocs, limit, query, where } = await firestore()
    const shares = query(
      collection(db, 'reports'),
      where('ownerUid', '==', uid),
      where('status', '==', 'public'),
      limit(PUBLIC_LIMIT),
    )
    for (const { id } of (await getDocs(shares)).docs) {
      await decideReport(id, 'takedown', reason).catch((cause: unknown) => {
        if (!(cause instanceof GreenlightError && cause.code === 'admin/already-decided'))
          throw cause
      })
    }
  })
}

function countOf(fields: Fields | undefined): number {
  return v.parse(count, fields?.['flagCount'])
}

/**
 * Deletes another member's report with its photo, experiences and comments, writes the log entry and
 * upholds its open flags. Costs two reads, one for each flag, experience and comment, and a write for
 * each document.
 * @throws GreenlightError `admin/already-decided` if it was deleted before, `kit/profile-not-found` if it never
 * existed, `admin/delete-failed`
 */
export function deleteReport(reportId: string, reason: string): Promise<void> {
  return attempt(failure('admin/delete-failed'), async () => {
    const { db, doc, getDoc } = await firestore()
    const target = `reports/${reportId}`
    const flags = await openFlagsOn(target)
    const entry = await newLogEntry({ action: 'delete', target, reason })
    const content = { target, reason: entry.reason }
    let decision = ''
    let deleted: DeletedReport | null = null
    await commit(async (batch) => {
      deleted = await deleteWithReport(batch, reportId)
      if (!deleted) {
        // A report that never existed is not in `gone`.
        const wasDeleted = (await getDoc(doc(db, 'gone', reportId))).exists()
        throw wasDeleted ? fail('admin/already-decided') : kitFail('kit/profile-not-found')
      }
      const { fields } = deleted
      decision = deletionLogId(target, readDate(fields['createdAt']))
      const closed = await closedFlagFields('upheld', decision)
      const owner = memberToNotify(fields)
      if (owner !== null) {
        const notice = await newNotice(owner, decision, { kind: 'delete', ...content })
        batch.set(notice.ref, notice.fields)
      }
      batch.set(doc(db, 'modlog', decision), entry)
      for (const flag of flags) batch.update(flag, closed)
    })
    await sweepBelowReport(reportId, deleted)
    await notifyFlaggers(flags, decision, { kind: 'uphold', ...content })
  })
}
