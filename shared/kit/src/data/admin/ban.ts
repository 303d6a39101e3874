import { firestore } from '@greenlight/runtime'
import { GreenlightError } from '../../domain/errors.ts'
import { attempt } from '../attempt.ts'
import { transact } from '../transact.ts'
import { logEntry } from './logEntry.ts'
import { listOpenFlags, settled } from './openFlags.ts'

type NewBan = {
  readonly uid: string
  /** 0–500 characters, shown to the banned member. */
  readonly reason: string
  /** The document whose flags led here, such as a message: they are upheld. */
  readonly targetPath?: string
}

/**
 * Bans a member, with its log entry. Costs one read and two writes, and both for each flag upheld.
 * @throws GreenlightError `already-decided` if the member is banned, `ban-failed`
 */
export function ban({ uid, reason, targetPath }: NewBan): Promise<void> {
  return attempt('ban-failed', async () => {
    const { db, doc } = await firestore()
    const ref = doc(db, 'bans', uid)
    const decision = crypto.randomUUID()
    const { actor, at, ...entry } = await logEntry({ action: 'ban', target: `bans/${uid}`, reason })
    const flags = targetPath ? await listOpenFlags(targetPath) : []
    const closed = await settled('upheld')
    await transact(async (transaction) => {
      if ((await transaction.get(ref)).exists()) throw new GreenlightError('already-decided')
      transaction.set(ref, { by: actor, reason: entry.reason, createdAt: at, decision })
      transaction.set(doc(db, 'modlog', decision), { ...entry, actor, at })
      for (const flag of flags) transaction.update(flag, closed)
    })
  })
}
