import type { Fields } from '@greenlight/domain/fields'
import { type FlagTarget, flagTargetPath } from '@greenlight/domain/flag'
import type { ReportStatus } from '@greenlight/domain/report'
import { count, readDate } from '@greenlight/domain/stored'
import { attempt, isDenied } from '@greenlight/kit/data/attempt'
import { transact } from '@greenlight/kit/data/documents'
import { listBelowExperience, reportDeletionBatch } from '@greenlight/kit/data/reports'
import { type ErrorCode, firestore, GreenlightError } from '@greenlight/runtime'
import * as v from 'valibot'
import { deletionLogId } from '../log/logEntry.ts'
import { closedFlagFields, listOpenFlags } from './flagDecisions.ts'
import { newLogEntry } from '../log/log.ts'
import { memberToNotify, newNotice, notifyFlaggers } from './notices.ts'

export type ReportDecision = 'approve' | 'reject' | 'takedown' | 'restore'

type StatusChange = {
  readonly from: ReportStatus
  readonly to: ReportStatus
  readonly code: ErrorCode
}

const statusChanges: Readonly<Record<ReportDecision, StatusChange>> = {
  approve: { from: 'pending', to: 'public', code: 'approve-failed' },
  reject: { from: 'pending', to: 'rejected', code: 'reject-failed' },
  takedown: { from: 'public', to: 'rejected', code: 'takedown-failed' },
  restore: { from: 'rejected', to: 'public', code: 'restore-failed' },
}

/**
 * Decides on a report of another member. `reason` (1–500 characters) is for its owner. Changes the status, writes the
 * log entry and closes the open flags in one transaction: dismissed if the report becomes public,
 * otherwise upheld. The admin's own flag stays open. Its owner and who flagged it get a notice. Costs a
 * read for the report, its review and each open flag, five writes, and two for each flag.
 * @throws GreenlightError `already-decided` if the report no longer has the status that `action` starts
 * from, for instance because another admin was faster; `approve-failed`, `reject-failed`, `takedown-failed`,
 * `restore-failed`
 */
export function decideReport(
  reportId: string,
  action: ReportDecision,
  reason: string,
): Promise<void> {
  const { from, to, code } = statusChanges[action]
  return attempt(code, async () => {
    const { db, deleteField, doc } = await firestore()
    const target = `reports/${reportId}`
    const report = doc(db, 'reports', reportId)
    const decision = crypto.randomUUID()
    const entry = await newLogEntry({ action, target, reason })
    const flags = await listOpenFlags(target)
    const closed = await closedFlagFields(to === 'public' ? 'dismissed' : 'upheld', decision)
    await transact(async (transaction) => {
      const fields = (await transaction.get(report)).data()
      if (fields?.['status'] !== from) throw new GreenlightError('already-decided')
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
 * @throws GreenlightError `takedown-failed`
 */
export function takeDownSharesOf(uid: string, reason: string): Promise<void> {
  return attempt('takedown-failed', async () => {
    const { db, collection, getDocs, limit, query, where } = await firestore()
    const shares = query(
      collection(db, 'reports'),
      where('ownerUid', '==', uid),
      where('status', '==', 'public'),
      limit(PUBLIC_LIMIT),
    )
    for (const { id } of (await getDocs(shares)).docs) {
      await decideReport(id, 'takedown', reason).catch((cause: unknown) => {
        if (!(cause instanceof GreenlightError && cause.code === 'already-decided')) throw cause
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
 * @throws GreenlightError `already-decided` if it was deleted before, `profile-not-found` if it never
 * existed, `moderation-delete-failed`
 */
export function deleteReport(reportId: string, reason: string): Promise<void> {
  return attempt('moderation-delete-failed', async () => {
    const { db, doc, getDoc } = await firestore()
    const target = `reports/${reportId}`
    const flags = await listOpenFlags(target)
    const removal = await reportDeletionBatch(reportId)
    if (!removal) {
      // A report behind a wrong link has no tombstone.
      const wasDeleted = (await getDoc(doc(db, 'gone', reportId))).exists()
      throw new GreenlightError(wasDeleted ? 'already-decided' : 'profile-not-found')
    }
    const { batch, fields } = removal
    const decision = deletionLogId(target, readDate(fields['createdAt']))
    const closed = await closedFlagFields('upheld', decision)
    const entry = await newLogEntry({ action: 'delete', target, reason })
    const content = { target, reason: entry.reason }
    const owner = memberToNotify(fields)
    if (owner !== null) {
      const notice = await newNotice(owner, decision, { kind: 'delete', ...content })
      batch.set(notice.ref, notice.fields)
    }
    batch.set(doc(db, 'modlog', decision), entry)
    for (const flag of flags) batch.update(flag, closed)
    await batch.commit()
    await notifyFlaggers(flags, decision, { kind: 'uphold', ...content })
  })
}

type Contribution = Extract<FlagTarget, { kind: 'experience' | 'comment' | 'reply' }>

/**
 * Deletes a member's experience with its comments, a comment, or the answer of the person described, writes
 * the log entry and upholds its open flags. The author gets a notice; for an answer, the owner of the profile
 * gets it. Costs one read (two for an answer) and three writes, one read and two writes for each flag, and a
 * read and a write for each comment on the experience, at least one read.
 * @throws GreenlightError `already-decided` if it no longer exists, `moderation-delete-failed`
 */
export function deleteContribution(contribution: Contribution, reason: string): Promise<void> {
  return attempt('moderation-delete-failed', async () => {
    const { db, doc } = await firestore()
    const target = flagTargetPath(contribution)
    const ref = doc(db, target)
    const entry = await newLogEntry({ action: 'delete', target, reason })
    const flags = await listOpenFlags(target)
    const comments = contribution.kind === 'experience' ? await listBelowExperience(ref) : []
    const content = { target, reason: entry.reason }
    let decision = ''
    await transact(async (transaction) => {
      const fields = (await transaction.get(ref)).data()
      if (!fields) throw new GreenlightError('already-decided')
      decision = deletionLogId(target, readDate(fields['createdAt']))
      const closed = await closedFlagFields('upheld', decision)
      // An answer does not name its author, so the owner of the profile gets the notice.
      const owned =
        contribution.kind === 'reply'
          ? (await transaction.get(doc(db, 'reports', contribution.reportId))).data()
          : fields
      const member = memberToNotify(owned ?? {})
      if (member !== null) {
        const notice = await newNotice(member, decision, { kind: 'delete', ...content })
        transaction.set(notice.ref, notice.fields)
      }
      transaction.delete(ref)
      for (const comment of comments) transaction.delete(comment)
      transaction.set(doc(db, 'modlog', decision), entry)
      for (const flag of flags) transaction.update(flag, closed)
    })
    await notifyFlaggers(flags, decision, { kind: 'uphold', ...content })
  })
}

type FlaggedMessage = {
  readonly target: Extract<FlagTarget, { kind: 'message' }>
  /** The uid of its sender, who gets a notice. */
  readonly sender: string
  /** 1–500 characters. */
  readonly reason: string
}

/**
 * Removes the text of a flagged message for both members, writes the log entry and upholds its open
 * flags. The list of conversations shows the text of the last message, so that copy is cleared too. Admins
 * cannot read conversations: the write assumes that this is the last message, and is repeated without the
 * copy if the rules refuse it. Costs one read and two writes for each flag, and four writes.
 * @throws GreenlightError `already-decided` if no flag of another member is open on it,
 * `moderation-delete-failed`
 */
export function removeMessage({ target, sender, reason }: FlaggedMessage): Promise<void> {
  return attempt('moderation-delete-failed', async () => {
    const path = flagTargetPath(target)
    const flags = await listOpenFlags(path)
    const [first] = flags
    if (!first) throw new GreenlightError('already-decided')
    // The rules find the flag by this id.
    const decision = first.id
    const { db, doc, writeBatch } = await firestore()
    const closed = await closedFlagFields('upheld', decision)
    const entry = await newLogEntry({ action: 'delete', target: path, reason })
    const content = { target: path, reason: entry.reason }
    const notice = await newNotice(sender, decision, { kind: 'delete', ...content })
    const write = (isLast: boolean) => {
      const batch = writeBatch(db)
      batch.update(doc(db, path), { text: '', removed: decision })
      if (isLast) batch.update(doc(db, 'threads', target.threadId), { lastMessage: '' })
      batch.set(doc(db, 'modlog', decision), entry)
      batch.set(notice.ref, notice.fields)
      for (const flag of flags) batch.update(flag, closed)
      return batch.commit()
    }
    await write(true).catch((cause: unknown) => {
      if (!isDenied(cause)) throw cause
      return write(false)
    })
    await notifyFlaggers(flags, decision, { kind: 'uphold', ...content })
  })
}
