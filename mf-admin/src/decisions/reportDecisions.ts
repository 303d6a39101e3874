import { appealId } from '@greenlight/domain/case'
import { type DecisionPoint, decisionPoint } from '@greenlight/domain/decisionPoint'
import { expiryOf } from '@greenlight/domain/expiry'
import type { Fields } from '@greenlight/domain/fields'
import type { ReportStatus } from '@greenlight/domain/report'
import { count, readDate } from '@greenlight/domain/stored'
import { attempt } from '@greenlight/kit/data/attempt'
import { transact } from '@greenlight/kit/data/commit'
import {
  type DeletedReport,
  deleteWithReport,
  listBelowReport,
  sweepBelowReport,
} from '@greenlight/kit/data/reports'
import { fail as kitFail } from '@greenlight/kit/errors'
import { type Failure, firestore, GreenlightError } from '@greenlight/runtime'
import type { DocumentReference, Transaction } from 'firebase/firestore/lite'
import * as v from 'valibot'
import { fail, failure } from '../errors.ts'
import { isMyEntry, newLogEntry } from '../log/log.ts'
import { deletionLogId } from '../log/logEntry.ts'
import { planAnswer } from './answers.ts'
import {
  type Basis,
  closedFlagFields,
  decisionOf,
  readOpenFlags,
  requirePrevious,
} from './flagDecisions.ts'
import { memberToNotify, newNotice } from './notices.ts'

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

/** Back to the queue. It is logged as a takedown, with the point of the last decision: it tells the owner why. */
const backToQueue: StatusChange = {
  from: 'rejected',
  to: 'pending',
  failed: failure('admin/return-failed'),
}

type ReportDecisionRequest = Basis & {
  readonly reportId: string
  readonly action: ReportDecision
  /** Replaces what the action usually does. */
  readonly change?: StatusChange
  /** 1–500 characters, for the report's owner. */
  readonly reason: string
  /** The owner's other notes, for a restore with them. */
  readonly words?: Fields
}

/**
 * Decides on a report of another member. Changes the status, writes the log entry and closes the open flags in one
 * transaction: dismissed if the report becomes public, otherwise upheld. The admin's own flag stays open. A restore
 * grants the open appeal against the last decision. Its owner gets a notice. Costs a read for the report and its
 * review, two for each open flag, five writes, and one for each flag; a restore one read more.
 * @throws GreenlightError `admin/already-decided` if the report no longer has the status that `action` starts
 * from, or another decision than the admin saw, for instance because another admin was faster;
 * `admin/approve-failed`, `admin/reject-failed`, `admin/takedown-failed`, `admin/restore-failed`
 */
export function decideReport(
  reportId: string,
  action: ReportDecision,
  reason: string,
  basis: Basis = {},
): Promise<void> {
  return attempt(statusChanges[action].failed, async () => {
    const { id = crypto.randomUUID() } = basis
    await transact(async (transaction) => {
      const request = { ...basis, id, reportId, action, reason }
      const plan = await planReportDecision(transaction, request)
      const isBack = statusChanges[action].to === 'public'
      const appeal = isBack ? await planGrant(transaction, plan, reason) : null
      plan?.write()
      appeal?.()
    })
  })
}

/** The writes of a decision, after all reads of its transaction. */
export type ReportPlan = {
  readonly write: () => void
  /** Null for an old report that names no owner. */
  readonly owner: string | null
  /** The decision that it replaces, or ''. */
  readonly before: string
}

/** Reads what a decision is about; null if it is stored already. */
export async function planReportDecision(
  transaction: Transaction,
  {
    reportId,
    action,
    reason,
    point,
    id = crypto.randomUUID(),
    previous,
    flags: seen = [],
    words = {},
    change = statusChanges[action],
  }: ReportDecisionRequest,
): Promise<ReportPlan | null> {
  const { from, to } = change
  const { db, deleteField, doc } = await firestore()
  const target = `reports/${reportId}`
  const report = doc(db, 'reports', reportId)
  const ref = doc(report, 'private', 'review')
  const fields = (await transaction.get(report)).data()
  const review = (await transaction.get(ref)).data()
  if (decisionOf(review) === id) return null
  if (fields?.['status'] !== from) throw fail('admin/already-decided')
  requirePrevious(review, previous)
  // What waits again is not decided, and neither are its flags.
  const isReturn = change === backToQueue
  const open = isReturn ? [] : await readOpenFlags(transaction, target, { id, flags: seen })
  const flags = open ?? []
  const entry = await newLogEntry({
    ...{ action, target, reason, previous: decisionOf(review) },
    point: isReturn ? v.parse(decisionPoint, review?.['decisionPoint']) : point,
  })
  const closed = await closedFlagFields(to === 'public' ? 'dismissed' : 'upheld', id)
  const owner = memberToNotify(fields)
  const content = { kind: action, target, point: entry.point, reason: entry.reason }
  const notice = owner === null ? null : await newNotice(owner, id, content)
  const write = () => {
    transaction.set(doc(db, 'modlog', id), entry)
    // An older report holds these itself.
    const moved = ['flagCount', 'decision', 'decisionReason'].filter((field) => field in fields)
    const removed = Object.fromEntries(moved.map((field) => [field, deleteField()]))
    transaction.update(report, { status: to, ...removed, ...words })
    transaction.set(ref, {
      flagCount: to === 'public' ? 0 : countOf(fields) + countOf(review),
      decision: id,
      decisionPoint: entry.point,
      decisionReason: entry.reason,
      cleared: to === 'public',
    })
    if (owner !== null && notice) {
      const standing = { decision: id, trusted: to === 'public', at: entry.at }
      transaction.set(doc(db, 'standing', owner), standing)
      transaction.set(notice.ref, notice.fields)
    }
    for (const flag of flags) transaction.update(flag, closed)
  }
  return { write, owner, before: decisionOf(review) }
}

/** Grants the open appeal against the decision that this one takes back; null if there is none. */
async function planGrant(
  transaction: Transaction,
  plan: ReportPlan | null,
  answer: string,
): Promise<(() => void) | null> {
  if (!plan?.owner || !plan.before) return null
  const ref = await readOpenAppeal(transaction, plan.owner, plan.before)
  if (!ref) return null
  const { id } = ref
  return planAnswer(transaction, { id, by: plan.owner }, { state: 'granted', answer })
}

/** The open appeal against a decision on a report of `owner`; null if there is none. */
async function readOpenAppeal(
  transaction: Transaction,
  owner: string,
  decision: string,
): Promise<DocumentReference | null> {
  const { db, doc } = await firestore()
  const ref = doc(db, 'cases', appealId(owner, decision))
  return (await transaction.get(ref)).get('state') === 'open' ? ref : null
}

/** What the owners of the other profiles read. */
const RETURN_REASON =
  'An appeal about the same photo was granted, so an admin looks at this profile again.'

/**
 * Puts profiles that were taken down back into the queue, one after the other, each with its own log entry and notice:
 * each of them is decided by itself. One that is decided meanwhile, or whose own appeal is open, is left as it is. Costs
 * what `decideReport` costs for each, and a read.
 * @throws GreenlightError `admin/return-failed`
 */
export async function returnToQueue(reportIds: readonly string[]): Promise<void> {
  for (const reportId of reportIds) {
    const id = crypto.randomUUID()
    const request: ReportDecisionRequest = {
      ...{ reportId, id, change: backToQueue },
      ...{ action: 'takedown', reason: RETURN_REASON },
    }
    await attempt(backToQueue.failed, () =>
      transact(async (transaction) => {
        const plan = await planReportDecision(transaction, request)
        if (!plan) return
        const { owner, before } = plan
        const isAppealed = owner && before && (await readOpenAppeal(transaction, owner, before))
        if (!isAppealed) plan.write()
      }),
    ).catch(ignoreDecided)
  }
}

/** Ignores that somebody has decided or deleted it meanwhile. */
function ignoreDecided(cause: unknown): void {
  if (!(cause instanceof GreenlightError && cause.code === 'admin/already-decided')) throw cause
}

const PUBLIC_LIMIT = 200

/**
 * Takes down the public reports of a member, each with its own log entry, until none is left: the list is read again,
 * because a member may share while it runs. What others have decided meanwhile is left alone. Costs what
 * `decideReport` costs for each, and a read for each list.
 * @throws GreenlightError `admin/takedown-failed`
 */
export function takeDownSharesOf(
  uid: string,
  reason: string,
  point: DecisionPoint | null = null,
): Promise<void> {
  return attempt(failure('admin/takedown-failed'), async () => {
    const { db, collection, getDocs, limit, query, where } = await firestore()
    const shares = query(
      collection(db, 'reports'),
      where('ownerUid', '==', uid),
      where('status', '==', 'public'),
      limit(PUBLIC_LIMIT),
    )
    for (;;) {
      const { docs } = await getDocs(shares)
      if (docs.length === 0) return
      for (const { id } of docs) {
        await decideReport(id, 'takedown', reason, { point }).catch(ignoreDecided)
      }
    }
  })
}

function countOf(fields: Fields | undefined): number {
  return v.parse(count, fields?.['flagCount'])
}

/**
 * Deletes another member's report with its photo, experiences and comments, writes the log entry and
 * upholds its open flags, in one transaction. For the points *minor* and *intimate* it keeps evidence, with which an
 * open appeal ends. Costs two reads, two for each flag, one for each experience and comment, and a write for each
 * document; after a decision one read more.
 * @throws GreenlightError `admin/already-decided` if it was deleted before, or has another decision than the admin
 * saw, `admin/appeal-open` under an open appeal, if no evidence is kept, `kit/profile-not-found` if it never existed,
 * `admin/delete-failed`
 */
export function deleteReport(
  reportId: string,
  reason: string,
  basis: DeletionBasis = {},
): Promise<void> {
  return attempt(failure('admin/delete-failed'), async () => {
    const written = nothingWritten()
    await transact(async (transaction) => {
      const plan = await planDeletion(transaction, { ...basis, reportId, reason }, written)
      await plan?.()
    })
    await sweepBelowReport(reportId, written.deleted)
  })
}

/** What a deletion of a report is based on. */
export type DeletionBasis = Basis & {
  /** When the report was shared, so that a repeated call is recognized as the same deletion. */
  readonly createdAt?: Date | null
  /** For *minor*: keeps the picture as evidence, because it will be reported. */
  readonly keepsPhoto?: boolean
}

/** What a deletion has written, or tried to. */
export type Written = {
  decision: string
  /** For `sweepBelowReport` afterwards. */
  deleted: DeletedReport | null
}

export const nothingWritten = (): Written => ({ decision: '', deleted: null })

/**
 * Reads what a deletion is about and fills `written`; null if it is done already, because an answer was lost.
 * @throws GreenlightError `admin/already-decided`, `kit/profile-not-found`
 */
export async function planDeletion(
  transaction: Transaction,
  request: DeletionBasis & { readonly reportId: string; readonly reason: string },
  written: Written,
): Promise<(() => Promise<void>) | null> {
  const { reportId, reason, point, previous, createdAt } = request
  const { db, doc, getDoc } = await firestore()
  const target = `reports/${reportId}`
  const report = doc(db, 'reports', reportId)
  const fields = (await transaction.get(report)).data()
  if (!fields) {
    // Only the answer of an earlier try was lost.
    const known = createdAt === undefined ? '' : deletionLogId(target, createdAt)
    const own = written.decision || known
    if (own && (await isMyEntry(own))) return null
    // A report that never existed is not in `gone`.
    const wasDeleted = (await getDoc(doc(db, 'gone', reportId))).exists()
    throw wasDeleted ? fail('admin/already-decided') : kitFail('kit/profile-not-found')
  }
  const review = (await transaction.get(doc(report, 'private', 'review'))).data()
  requirePrevious(review, previous)
  const decision = deletionLogId(target, readDate(fields['createdAt']))
  const flags = (await readOpenFlags(transaction, target, { id: decision })) ?? []
  const deleted = { report, fields, below: await listBelowReport(report) }
  const deletion = { action: 'delete', target, point, reason } as const
  const entry = await newLogEntry({ ...deletion, previous: decisionOf(review) })
  const closed = await closedFlagFields('upheld', decision)
  const owner = memberToNotify(fields)
  const content = { kind: 'delete', target, point: entry.point, reason: entry.reason } as const
  const notice = owner === null ? null : await newNotice(owner, decision, content)
  const evidence = await readEvidence(transaction, report, fields, request)
  const last = decisionOf(review)
  const appeal = owner && last && (await readOpenAppeal(transaction, owner, last))
  if (appeal && !evidence) throw fail('admin/appeal-open')
  written.decision = decision
  written.deleted = deleted
  return async () => {
    await deleteWithReport(transaction, deleted)
    if (notice) transaction.set(notice.ref, notice.fields)
    transaction.set(doc(db, 'modlog', decision), entry)
    for (const flag of flags) transaction.update(flag, closed)
    const kept = { decision, at: entry.at, expireAt: expiryOf('evidence') }
    if (evidence) transaction.set(doc(db, 'evidence', decision), { ...evidence, ...kept })
    const ended = { state: 'declined', answer: entry.reason, answeredAt: entry.at, decision }
    if (appeal) transaction.update(appeal, { ...ended, expireAt: expiryOf('case') })
  }
}

/**
 * What the law asks to keep of a report that is deleted for *minor* or *intimate*; null for other points. Its picture is
 * kept for *minor* only, and if it will be reported.
 */
async function readEvidence(
  transaction: Transaction,
  report: DocumentReference,
  fields: Fields,
  { point, keepsPhoto = false }: DeletionBasis,
): Promise<Fields | null> {
  if (point !== 'minor' && point !== 'intimate') return null
  const { notes = '', photoKeys = [] } = fields
  const evidence = { text: notes, uid: memberToNotify(fields) ?? '-', photoKeys }
  if (point !== 'minor' || !keepsPhoto) return evidence
  const { doc } = await firestore()
  const photo: unknown = (await transaction.get(doc(report, 'photos', 'full'))).get('dataUrl')
  return photo === undefined ? evidence : { ...evidence, photo }
}
