import { attempt } from '@greenlight/kit/data/attempt'
import { firestore } from '@greenlight/runtime'
import { closedFlagFields, openFlagsOn } from '../decisions/flagDecisions.ts'
import { newNotice, notifyFlaggers } from '../decisions/notices.ts'
import { failure } from '../errors.ts'
import { newLogEntry } from '../log/log.ts'

type Warning = {
  readonly uid: string
  /** 1–500 characters, shown to the member. */
  readonly reason: string
  /** What the member wrote, or `users/{uid}`: its open flags are upheld. */
  readonly targetPath?: string
}

/**
 * Warns a member: writes a notice and its log entry, and changes nothing else. Costs two writes, and one
 * read and two writes for each flag.
 * @throws GreenlightError `admin/warn-failed`
 */
export function warnMember({ uid, reason, targetPath }: Warning): Promise<void> {
  return attempt(failure('admin/warn-failed'), async () => {
    const { db, doc, writeBatch } = await firestore()
    const target = `users/${uid}`
    const decision = crypto.randomUUID()
    const entry = await newLogEntry({ action: 'warn', target, reason })
    const content = { target, reason: entry.reason }
    const notice = await newNotice(uid, decision, { kind: 'warn', ...content })
    const flags = targetPath ? await openFlagsOn(targetPath) : []
    const closed = await closedFlagFields('upheld', decision)
    const batch = writeBatch(db)
    batch.set(doc(db, 'modlog', decision), entry)
    batch.set(notice.ref, notice.fields)
    for (const flag of flags) batch.update(flag, closed)
    await batch.commit()
    if (!targetPath) return
    await notifyFlaggers(flags, decision, { kind: 'uphold', ...content, target: targetPath })
  })
}
