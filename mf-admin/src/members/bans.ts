import { decisionPoint, decisionText } from '@greenlight/domain/decisionPoint'
import { type Fields } from '@greenlight/domain/fields'
import { limits } from '@greenlight/domain/limits'
import { date, filledOrNull, readDate, text } from '@greenlight/domain/stored'
import { attempt } from '@greenlight/kit/data/attempt'
import { transact } from '@greenlight/kit/data/commit'
import { type Cursor, readPage } from '@greenlight/kit/data/pages'
import { firestore, type ListPage } from '@greenlight/runtime'
import type { Transaction } from 'firebase/firestore/lite'
import * as v from 'valibot'
import { type Basis, closedFlagFields, readOpenFlags } from '../decisions/flagDecisions.ts'
import { newNotice } from '../decisions/notices.ts'
import { fail, failure } from '../errors.ts'
import { getLogEntry, isMyEntry, newLogEntry } from '../log/log.ts'
import { deletionLogId } from '../log/logEntry.ts'

export type NewBan = Basis & {
  readonly uid: string
  /** 1–500 characters, shown to the banned member. */
  readonly reason: string
  /** The flagged document that led to the ban, such as a message. Its flags are upheld. */
  readonly targetPath?: string
}

/**
 * Bans a member, writes the log entry and a notice. Costs one read and three writes, and two reads and a write for each
 * flag.
 * @throws GreenlightError `admin/already-decided` if the member is banned, `admin/ban-failed`
 */
export function ban({ uid, reason, point, targetPath, ...basis }: NewBan): Promise<void> {
  return attempt(failure('admin/ban-failed'), async () => {
    const { db, doc } = await firestore()
    const ref = doc(db, 'bans', uid)
    const { id: decision = crypto.randomUUID() } = basis
    const entry = await newLogEntry({ action: 'ban', target: `bans/${uid}`, point, reason })
    const closed = await closedFlagFields('upheld', decision)
    const words = { point: entry.point, reason: entry.reason }
    const content = { kind: 'ban', target: entry.target, ...words } as const
    const notice = await newNotice(uid, decision, content)
    await transact(async (transaction) => {
      const stored = await transaction.get(ref)
      if (stored.get('decision') === decision) return
      if (stored.exists()) throw fail('admin/already-decided')
      const flags = targetPath
        ? ((await readOpenFlags(transaction, targetPath, { ...basis, id: decision })) ?? [])
        : []
      transaction.set(ref, { ...words, createdAt: entry.at, decision })
      transaction.set(doc(db, 'modlog', decision), entry)
      transaction.set(notice.ref, notice.fields)
      for (const flag of flags) transaction.update(flag, closed)
    })
  })
}

/**
 * Lifts a member's ban and writes the log entry. Costs one read and two writes.
 * @throws GreenlightError `admin/already-decided` if the member is not banned, `admin/unban-failed`
 */
export function unban(uid: string, reason: string): Promise<void> {
  return attempt(failure('admin/unban-failed'), async () => {
    let decision = ''
    await transact(async (transaction) => {
      const plan = await planUnban(transaction, uid, reason)
      if (plan) {
        decision = plan.decision
        plan.write()
      } else if (!decision || !(await isMyEntry(decision))) throw fail('admin/already-decided')
    })
  })
}

/** Reads a ban and returns the writes that lift it; null if the member is not banned. */
export async function planUnban(
  transaction: Transaction,
  uid: string,
  reason: string,
): Promise<{ readonly decision: string; readonly write: () => void } | null> {
  const { db, doc } = await firestore()
  const target = `bans/${uid}`
  const ref = doc(db, 'bans', uid)
  const fields = (await transaction.get(ref)).data()
  if (!fields) return null
  const decision = deletionLogId(target, readDate(fields['createdAt']))
  const entry = await newLogEntry({ action: 'unban', target, reason })
  const content = { kind: 'unban', target, point: entry.point, reason: entry.reason } as const
  const notice = await newNotice(uid, decision, content)
  const write = () => {
    transaction.delete(ref)
    transaction.set(doc(db, 'modlog', decision), entry)
    transaction.set(notice.ref, notice.fields)
  }
  return { decision, write }
}

const PAGE_SIZE = 50

export type Ban = {
  readonly uid: string
  /** The deciding admin's uid; null if the log has no such entry. */
  readonly by: string | null
  /** The point of the guidelines and the admin's words. */
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
  point: decisionPoint,
  reason: text(limits.decisionReason),
  createdAt: date,
})

type StoredBan = Ban & { readonly decision: string | null }

function parseBan(uid: string, fields: Fields): StoredBan {
  const { point, reason, ...ban } = v.parse(stored, fields)
  return { uid, reason: decisionText(point, reason), ...ban }
}
