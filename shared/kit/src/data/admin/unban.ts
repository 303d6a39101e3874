import { firestore } from '@greenlight/runtime'
import { GreenlightError } from '../../domain/errors.ts'
import { deletionLogId } from '../../domain/moderation.ts'
import { readDate } from '../../domain/stored.ts'
import { attempt } from '../attempt.ts'
import { transact } from '../transact.ts'
import { logEntry } from './logEntry.ts'

/**
 * Lifts a member's ban, with its log entry. Costs one read and two writes.
 * @throws GreenlightError `already-decided` if there is none, `unban-failed`
 */
export function unban(uid: string, reason: string): Promise<void> {
  return attempt('unban-failed', async () => {
    const { db, doc } = await firestore()
    const target = `bans/${uid}`
    const ref = doc(db, 'bans', uid)
    const entry = await logEntry({ action: 'unban', target, reason })
    await transact(async (transaction) => {
      const fields = (await transaction.get(ref)).data()
      if (!fields) throw new GreenlightError('already-decided')
      const createdAt = readDate(fields['createdAt']) ?? new Date(0)
      transaction.delete(ref)
      transaction.set(doc(db, 'modlog', deletionLogId(target, createdAt)), entry)
    })
  })
}
