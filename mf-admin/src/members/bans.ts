import { type Fields } from '@greenlight/domain/fields'
import { limits } from '@greenlight/domain/limits'
import { date, filledOrNull, readDate, text } from '@greenlight/domain/stored'
import { attempt } from '@greenlight/kit/data/attempt'
import { transact } from '@greenlight/kit/data/commit'
import { type Cursor, readPage } from '@greenlight/kit/data/pages'
import { firestore, type ListPage } from '@greenlight/runtime'
import * as v from 'valibot'
import { closedFlagFields, openFlagsOn } from '../decisions/flagDecisions.ts'
import { newNotice, notifyFlaggers } from '../decisions/notices.ts'
import { fail, failure } from '../errors.ts'
import { getLogEntry, newLogEntry } from '../log/log.ts'
import { deletionLogId } from '../log/logEntry.ts'

type NewBan = {
  readonly uid: string
  /** 1–500 characters, shown to the banned member. */
  readonly reason: string
  /** The flagged document that led to the ban, such as a message. Its flags are upheld. */
  readonly targetPath?: string
}

/**
 * Bans a member, writes the log entry and a notice. Costs one read and three writes, and one read and
 * two writes for each flag.
 * @throws GreenlightError `admin/already-decided` if the member is banned, `admin/ban-failed`
 */
export function ban({ uid, reason, targetPath }: NewBan): Promise<void> {
  return attempt(failure('admin/ban-failed'), async () => {
    const { db, doc } = await firestore()
    const ref = doc(db, 'bans', uid)
    const decision = crypto.randomUUID()
    const entry = await newLogEntry({ action: 'ban', target: `bans/${uid}`, reason })
    const flags = targetPath ? await openFlagsOn(targetPath) : []
    const closed = await closedFlagFields('upheld', decision)
    const content = { kind: 'ban', target: entry.target, reason: entry.reason } as const
    const notice = await newNotice(uid, decision, content)
    await transact(async (transaction) => {
      if ((await transaction.get(ref)).exists()) throw fail('admin/already-decided')
      transaction.set(ref, { reason: entry.reason, createdAt: entry.at, decision })
      transaction.set(doc(db, 'modlog', decision), entry)
      transaction.set(notice.ref, notice.fields)
      for (const flag of flags) transaction.update(flag, closed)
    })
    if (!targetPath) return
    await notifyFlaggers(flags, decision, {
      kind: 'uphold',
      target: targetPath,
      reason: entry.reason,
    })
  })
}

/**
 * Lifts a member's ban and writes the log entry. Costs one read and two writes.
 * @throws GreenlightError `admin/already-decided` if the member is not banned, `admin/unban-failed`
 */
export function unban(uid: string, reason: string): Promise<void> {
  return attempt(failure('admin/unban-failed'), async () => {
    const { db, doc } = await firestore()
    const target = `bans/${uid}`
    const ref = doc(db, 'bans', uid)
    const entry = await newLogEntry({ action: 'unban', target, reason })
    await transact(async (transaction) => {
      const fields = (await transaction.get(ref)).data()
      if (!fields) throw fail('admin/already-decided')
      const createdAt = readDate(fields['createdAt'])
      const decision = deletionLogId(target, createdAt)
      const content = { kind: 'unban', target, reason: entry.reason } as const
      const notice = await newNotice(uid, decision, content)
      transaction.delete(ref)
      transaction.set(doc(db, 'modlog', decision), entry)
      transaction.set(notice.ref, notice.fields)
    })
  })
}

const PAGE_SIZE = 50

export type Ban = {
  readonly uid: string
  /** The deciding admin's uid; null if the log has no such entry. */
  readonly by: string | null
  readonly reason: string
  readonly createdAt: Date | null
}

/**
 * The banned members, latest first, in pages of 50. Costs two reads for each, at least one.
 * @throws GreenlightError `admin/log-load-failed`
 */
export function listBans(cursor: Cursor | null = null): Promise<ListPage<Ban, Cursor>> {
  return attempt(failure('admin/log-load-failed'), async () => {
    const { db, collection, orderBy, query } = await firestore()
    const source = query(collection(db, 'bans'), orderBy('createdAt', 'desc'))
    const { items, next } = await readPage(source, PAGE_SIZE, cursor, parseBan)
    return { items: await Promise.all(items.map(withAdmin)), next }
  })
}

/** Adds the admin from the log entry: the member can read the ban, so only older bans name the admin. */
async function withAdmin({ decision, ...ban }: StoredBan): Promise<Ban> {
  const entry = decision && (await getLogEntry(decision))
  return entry ? { ...ban, by: entry.actor } : ban
}

const stored = v.object({
  by: filledOrNull,
  decision: filledOrNull,
  reason: text(limits.decisionReason),
  createdAt: date,
})

type StoredBan = Ban & { readonly decision: string | null }

function parseBan(uid: string, fields: Fields): StoredBan {
  return { uid, ...v.parse(stored, fields) }
}
