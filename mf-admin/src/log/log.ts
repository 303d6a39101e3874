import { parseFlagTargetPath } from '@greenlight/domain/flag'
import { limits } from '@greenlight/domain/limits'
import { date, filledOrNull, orNull, text } from '@greenlight/domain/stored'
import { type Fields } from '@greenlight/domain/fields'
import { attempt, currentUser } from '@greenlight/kit/data/attempt'
import { type Cursor, readPage } from '@greenlight/kit/data/pages'
import { firestore, type ListPage } from '@greenlight/runtime'
import * as v from 'valibot'
import {
  type LogEntry,
  type ModerationAction,
  moderationActionLabels,
  moderationActions,
} from './logEntry.ts'
import { listFlags } from '../flags/flags.ts'

/** The fields of a new log entry for a decision of this admin. `reason` has 1–500 characters. */
export async function newLogEntry(decision: Pick<LogEntry, 'action' | 'target' | 'reason'>) {
  const { serverTimestamp } = await firestore()
  const { action, target, reason } = decision
  const actor = currentUser('admin-only').uid
  return { actor, action, target, reason: reason.trim(), at: serverTimestamp() }
}

const stored = v.object({
  actor: text(128),
  action: orNull(v.picklist(moderationActions)),
  target: text(1500),
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
 * @throws GreenlightError `log-load-failed`
 */
export function listLog({ action, cursor }: LogPage): Promise<ListPage<LogEntry, Cursor>> {
  return attempt('log-load-failed', async () => {
    const { db, collection, orderBy, query, where } = await firestore()
    const filter = action ? [where('action', '==', action)] : []
    const source = query(collection(db, 'modlog'), ...filter, orderBy('at', 'desc'))
    return readPage(source, PAGE_SIZE, cursor, parseLogEntry)
  })
}

/** A decision as another admin reads it. */
export type Decision = {
  /** What was decided: "Approved". */
  readonly what: string
  /** The deciding admin's uid. */
  readonly actor: string
  readonly reason: string
  readonly at: Date | null
}

/**
 * The last decision on a document, null if there is none. Costs two reads for a report, one for each
 * flag on another flagged document, 50 for a ban.
 * @throws GreenlightError `log-load-failed`, `flags-load-failed`
 */
export async function getDecisionOn(targetPath: string): Promise<Decision | null> {
  const flagged = parseFlagTargetPath(targetPath)
  if (flagged?.kind === 'report') return toDecision(await getReportDecision(flagged.reportId))
  if (flagged) return getFlagDecision(targetPath)
  const { items } = await listLog({ action: null, cursor: null })
  return toDecision(items.find((entry) => entry.target === targetPath) ?? null)
}

/**
 * The log entry of the last decision on a report, null if there is none. Costs two reads.
 * @throws GreenlightError `log-load-failed`
 */
export function getReportDecision(reportId: string): Promise<LogEntry | null> {
  return attempt('log-load-failed', async () => {
    const { db, doc, getDoc } = await firestore()
    const report = doc(db, 'reports', reportId)
    const review = await getDoc(doc(report, 'private', 'review'))
    // An older report names it itself.
    const decision =
      v.parse(filledOrNull, review.get('decision')) ??
      v.parse(filledOrNull, (await getDoc(report)).get('decision'))
    if (!decision) return null
    return getLogEntry(decision)
  })
}

/** A log entry, null if there is none. Costs one read. */
export async function getLogEntry(id: string): Promise<LogEntry | null> {
  const { db, doc, getDoc } = await firestore()
  const fields = (await getDoc(doc(db, 'modlog', id))).data()
  return fields ? parseLogEntry(id, fields) : null
}

function toDecision(entry: LogEntry | null): Decision | null {
  if (!entry) return null
  const { action, actor, reason, at } = entry
  return { what: moderationActionLabels[action], actor, reason, at }
}

/** The log cannot be searched by target, but closed flags name its entry. Older ones name the admin. */
async function getFlagDecision(targetPath: string): Promise<Decision | null> {
  const time = (date: Date | null) => date?.getTime() ?? 0
  const [last] = (await listFlags(targetPath))
    .filter(({ state }) => state !== 'open')
    .toSorted((a, b) => time(b.decidedAt) - time(a.decidedAt))
  const entry = last?.decision ? await getLogEntry(last.decision) : null
  if (entry) return toDecision(entry)
  if (!last?.decidedBy) return null
  const what = last.state === 'upheld' ? 'Upheld' : moderationActionLabels.dismiss
  return { what, actor: last.decidedBy, reason: '', at: last.decidedAt }
}
