import { decisionText } from '@greenlight/domain/decisionPoint'
import { parseFlagTargetPath } from '@greenlight/domain/flag'
import { filledOrNull } from '@greenlight/domain/stored'
import { attempt } from '@greenlight/kit/data/attempt'
import { firestore } from '@greenlight/runtime'
import * as v from 'valibot'
import { failure } from '../errors.ts'
import { listFlags } from '../flags/flags.ts'
import { getLogEntry, listLog } from '../log/log.ts'
import { type LogEntry, moderationActionLabels } from '../log/logEntry.ts'

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
 * @throws GreenlightError `admin/log-load-failed`, `kit/flags-load-failed`
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
 * @throws GreenlightError `admin/log-load-failed`
 */
export function getReportDecision(reportId: string): Promise<LogEntry | null> {
  return attempt(failure('admin/log-load-failed'), async () => {
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

function toDecision(entry: LogEntry | null): Decision | null {
  if (!entry) return null
  const { action, actor, point, reason, at } = entry
  return { what: moderationActionLabels[action], actor, reason: decisionText(point, reason), at }
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
