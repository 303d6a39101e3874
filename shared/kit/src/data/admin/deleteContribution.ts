import { firestore } from '@greenlight/runtime'
import { GreenlightError } from '../../domain/errors.ts'
import { flagTargetPath, type FlagTarget } from '../../domain/flagTarget.ts'
import { deletionLogId } from '../../domain/moderation.ts'
import { readDate } from '../../domain/stored.ts'
import { attempt } from '../attempt.ts'
import { transact } from '../transact.ts'
import { logEntry } from './logEntry.ts'
import { listOpenFlags, settled } from './openFlags.ts'

type Contribution = Extract<FlagTarget, { kind: 'experience' | 'comment' }>

/**
 * Deletes a member's experience or comment as an admin, with its log entry, and upholds its open
 * flags. Costs a read for it and each flag, and two writes more than flags.
 * @throws GreenlightError `already-decided` if it is gone, `moderation-delete-failed`
 */
export function deleteContribution(contribution: Contribution, reason: string): Promise<void> {
  return attempt('moderation-delete-failed', async () => {
    const { db, doc } = await firestore()
    const target = flagTargetPath(contribution)
    const ref = doc(db, target)
    const entry = await logEntry({ action: 'delete', target, reason })
    const flags = await listOpenFlags(target)
    const closed = await settled('upheld')
    await transact(async (transaction) => {
      const fields = (await transaction.get(ref)).data()
      if (!fields) throw new GreenlightError('already-decided')
      // The rules count a document without a date as made in 1970.
      const createdAt = readDate(fields['createdAt']) ?? new Date(0)
      transaction.delete(ref)
      transaction.set(doc(db, 'modlog', deletionLogId(target, createdAt)), entry)
      for (const flag of flags) transaction.update(flag, closed)
    })
  })
}
