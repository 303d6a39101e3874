import { type FlagTarget, flagTargetPath } from '@greenlight/domain/flag'
import { attempt, isDenied } from '@greenlight/kit/data/attempt'
import { firestore, GreenlightError } from '@greenlight/runtime'
import { closedFlagFields, listOpenFlags } from './decisions.ts'
import { newLogEntry } from './log.ts'
import { newNotice, notifyFlaggers } from './notices.ts'

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
