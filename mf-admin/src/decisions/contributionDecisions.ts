import { type FlagTarget, flagTargetPath } from '@greenlight/domain/flag'
import { readDate } from '@greenlight/domain/stored'
import { attempt } from '@greenlight/kit/data/attempt'
import { transact } from '@greenlight/kit/data/commit'
import { listBelowExperience, sweepBelowExperience } from '@greenlight/kit/data/reports'
import { firestore } from '@greenlight/runtime'
import { fail, failure } from '../errors.ts'
import { isMyEntry, newLogEntry } from '../log/log.ts'
import { deletionLogId } from '../log/logEntry.ts'
import { type Basis, closedFlagFields, readOpenFlags } from './flagDecisions.ts'
import { memberToNotify, newNotice } from './notices.ts'

type Contribution = Extract<FlagTarget, { kind: 'experience' | 'comment' | 'reply' }>

/**
 * Deletes a member's experience with its comments, a comment, or the answer of the person described, writes
 * the log entry and upholds its open flags. The author gets a notice; for an answer, the owner of the profile
 * gets it. Costs one read (two for an answer) and three writes, two reads and a write for each flag, and a
 * read and a write for each comment on the experience, at least one read.
 * @throws GreenlightError `admin/already-decided` if it no longer exists, `admin/delete-failed`
 */
export function deleteContribution(
  contribution: Contribution,
  reason: string,
  { point }: Pick<Basis, 'point'> = {},
): Promise<void> {
  return attempt(failure('admin/delete-failed'), async () => {
    const { db, doc } = await firestore()
    const target = flagTargetPath(contribution)
    const ref = doc(db, target)
    const entry = await newLogEntry({ action: 'delete', target, point, reason })
    const content = { target, point: entry.point, reason: entry.reason }
    let decision = ''
    await transact(async (transaction) => {
      const fields = (await transaction.get(ref)).data()
      if (!fields) {
        // Only the answer of an earlier try was lost.
        if (decision && (await isMyEntry(decision))) return
        throw fail('admin/already-decided')
      }
      decision = deletionLogId(target, readDate(fields['createdAt']))
      const flags = (await readOpenFlags(transaction, target, { id: decision })) ?? []
      const comments = contribution.kind === 'experience' ? await listBelowExperience(ref) : []
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
    if (contribution.kind === 'experience') await sweepBelowExperience(ref)
  })
}

type FlaggedMessage = {
  readonly target: Extract<FlagTarget, { kind: 'message' }>
  /** The uid of its sender, who gets a notice. */
  readonly sender: string
  /** 1–500 characters. */
  readonly reason: string
} & Pick<Basis, 'point'>

/**
 * Removes the text of a flagged message for both members, writes the log entry and upholds its open
 * flags. The list of conversations shows the text of the last message, so that copy is cleared too. Admins
 * cannot read conversations: the first try assumes that this is the last message, and the next one, if the rules
 * refuse it, that it is not. Costs two reads and a write for each flag, and four writes.
 * @throws GreenlightError `admin/already-decided` if no flag of another member is open on it,
 * `admin/delete-failed`
 */
export function removeMessage({ target, sender, reason, point }: FlaggedMessage): Promise<void> {
  return attempt(failure('admin/delete-failed'), async () => {
    const path = flagTargetPath(target)
    const { db, doc } = await firestore()
    const entry = await newLogEntry({ action: 'delete', target: path, point, reason })
    const content = { target: path, point: entry.point, reason: entry.reason }
    // Both members read it in the message: it must not tell who flagged.
    const decision = crypto.randomUUID()
    let isLast = false
    await transact(async (transaction) => {
      const flags = (await readOpenFlags(transaction, path, {})) ?? []
      const [first] = flags
      if (!first) {
        // Only the answer of an earlier try was lost.
        if (await isMyEntry(decision)) return
        throw fail('admin/already-decided')
      }
      isLast = !isLast
      const closed = await closedFlagFields('upheld', decision)
      const notice = await newNotice(sender, decision, { kind: 'delete', ...content })
      transaction.update(doc(db, path), { text: '', removed: decision })
      if (isLast) transaction.update(doc(db, 'threads', target.threadId), { lastMessage: '' })
      // The rules find the flag by the entry.
      transaction.set(doc(db, 'modlog', decision), { ...entry, flag: first.id })
      transaction.set(notice.ref, notice.fields)
      for (const flag of flags) transaction.update(flag, closed)
    })
  })
}
