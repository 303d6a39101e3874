import { type DecisionPoint, decisionPoint } from '@greenlight/domain/decisionPoint'
import { type Fields } from '@greenlight/domain/fields'
import { limits } from '@greenlight/domain/limits'
import { date, orNull, text } from '@greenlight/domain/stored'
import { attempt, currentUser } from '@greenlight/kit/data/attempt'
import { type Cursor, readPage } from '@greenlight/kit/data/pages'
import { failure as kitFailure } from '@greenlight/kit/errors'
import { firestore, type ListPage } from '@greenlight/runtime'
import * as v from 'valibot'
import { failure } from '../errors.ts'
import { type LogEntry, type ModerationAction, moderationActions } from './logEntry.ts'

type NewLogEntry = Pick<LogEntry, 'action' | 'target' | 'reason'> & {
  /** The point of the guidelines. */
  readonly point?: DecisionPoint | null | undefined
  /** The id of the last decision on the report before this one, '' if there is none. */
  readonly previous?: string
}

/** The fields of a new log entry for a decision of this admin. `reason` has 0–500 characters, without a point 1–500. */
export async function newLogEntry(decision: NewLogEntry) {
  const { serverTimestamp } = await firestore()
  const { action, target, point, reason, previous = '' } = decision
  const actor = currentUser(kitFailure('kit/admin-only')).uid
  const words = { point: point ?? '', reason: reason.trim() }
  return { actor, action, target, ...words, previous, at: serverTimestamp() }
}

const stored = v.object({
  actor: text(128),
  action: orNull(v.picklist(moderationActions)),
  target: text(1500),
  point: decisionPoint,
  reason: text(limits.decisionReason),
  at: date,
})

/** Parses a stored log entry; null for an unknown action. */
export function parseLogEntry(id: string, fields: Fields): LogEntry | null {
  const { action, ...entry } = v.parse(stored, fields)
  return action && { id, action, ...entry }
}

const PAGE_SIZE = 50

type LogPage = {
  /** Null lists every action. */
  readonly action: ModerationAction | null
  readonly cursor: Cursor | null
}

/**
 * The log, latest first, in pages of 50. Costs one read for each, at least one.
 * @throws GreenlightError `admin/log-load-failed`
 */
export function listLog({ action, cursor }: LogPage): Promise<ListPage<LogEntry, Cursor>> {
  return attempt(failure('admin/log-load-failed'), async () => {
    const { db, collection, orderBy, query, where } = await firestore()
    const filter = action ? [where('action', '==', action)] : []
    const source = query(collection(db, 'modlog'), ...filter, orderBy('at', 'desc'))
    return readPage(source, PAGE_SIZE, cursor, parseLogEntry)
  })
}

/** Whether this admin wrote the log entry `id`. Costs one read. */
export async function isMyEntry(id: string): Promise<boolean> {
  return (await getLogEntry(id))?.actor === currentUser(kitFailure('kit/admin-only')).uid
}

/** A log entry, null if there is none. Costs one read. */
export async function getLogEntry(id: string): Promise<LogEntry | null> {
  const { db, doc, getDoc } = await firestore()
  const fields = (await getDoc(doc(db, 'modlog', id))).data()
  return fields ? parseLogEntry(id, fields) : null
}
