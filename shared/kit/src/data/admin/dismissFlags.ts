import { firestore } from '@greenlight/runtime'
import { GreenlightError } from '../../domain/errors.ts'
import { attempt } from '../attempt.ts'
import { logEntry } from './logEntry.ts'
import { listOpenFlags, settled } from './openFlags.ts'

/**
 * Dismisses the open flags, at most 100, on the document at `targetPath`, with one log entry. Costs
 * a read and a write a flag, and one write.
 * @throws GreenlightError `already-decided` if none is open, `dismiss-failed`
 */
export function dismissFlags(targetPath: string, reason: string): Promise<void> {
  return attempt('dismiss-failed', async () => {
    const flags = await listOpenFlags(targetPath)
    if (flags.length === 0) throw new GreenlightError('already-decided')
    const { db, doc, writeBatch } = await firestore()
    const closed = await settled('dismissed')
    const batch = writeBatch(db)
    const entry = await logEntry({ action: 'dismiss', target: targetPath, reason })
    batch.set(doc(db, 'modlog', crypto.randomUUID()), entry)
    for (const flag of flags) batch.update(flag, closed)
    await batch.commit()
  })
}
