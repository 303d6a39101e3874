import { attempt } from '@greenlight/kit/data/attempt'
import { transact } from '@greenlight/kit/data/commit'
import { firestore } from '@greenlight/runtime'
import { type Basis, closedFlagFields, readOpenFlags } from '../decisions/flagDecisions.ts'
import { newNotice } from '../decisions/notices.ts'
import { fail, failure } from '../errors.ts'
import { newLogEntry } from '../log/log.ts'

type Warning = Basis & {
  readonly uid: string
  /** 1–500 characters, shown to the member. */
  readonly reason: string
  /** What the member wrote, or `users/{uid}`: its open flags are upheld. */
  readonly targetPath?: string
}

/**
 * Warns a member: writes a notice and its log entry, and changes nothing else. Costs one read and two writes, and two
 * reads and a write for each flag.
 * @throws GreenlightError `admin/already-decided` if a flag that the admin saw is decided, `admin/warn-failed`
 */
export function warnMember({ uid, reason, point, targetPath, ...basis }: Warning): Promise<void> {
  return attempt(failure('admin/warn-failed'), async () => {
    const { db, doc } = await firestore()
    const target = `users/${uid}`
    const { id: decision = crypto.randomUUID() } = basis
    const entry = await newLogEntry({ action: 'warn', target, point, reason })
    const content = { kind: 'warn', target, point: entry.point, reason: entry.reason } as const
    const notice = await newNotice(uid, decision, content)
    const closed = await closedFlagFields('upheld', decision)
    const ref = doc(db, 'modlog', decision)
    await transact(async (transaction) => {
      // An earlier call has sent it, and only its answer was lost.
      if ((await transaction.get(ref)).exists()) return
      const open = targetPath
        ? await readOpenFlags(transaction, targetPath, { ...basis, id: decision })
        : []
      const flags = open ?? []
      if (targetPath && flags.length === 0) throw fail('admin/already-decided')
      transaction.set(ref, entry)
      transaction.set(notice.ref, notice.fields)
      for (const flag of flags) transaction.update(flag, closed)
    })
  })
}
