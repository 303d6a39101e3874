import { getLastDecision } from '@greenlight/kit/data/admin/getLastDecision'
import { listFlags } from '@greenlight/kit/data/admin/listFlags'
import { listModlog } from '@greenlight/kit/data/admin/listModlog'
import { parseFlagTarget } from '@greenlight/kit/domain/flagTarget'
import { moderationActionLabels, type LogEntry } from '@greenlight/kit/domain/moderation'

export type Decided = {
  /** What was decided: "Approved". */
  readonly what: string
  /** The deciding admin's uid. */
  readonly actor: string
  readonly reason: string
  readonly at: Date | null
}

/**
 * The last decision on the document at `target`, null if none is to be found: who came second is told
 * who was faster. Costs two reads for a report, one a flag for what was flagged, 50 for a ban.
 * @throws GreenlightError `log-load-failed`, `flags-load-failed`
 */
export async function whoDecided(target: string): Promise<Decided | null> {
  const flagged = parseFlagTarget(target)
  if (flagged?.kind === 'report') return readEntry(await getLastDecision(flagged.reportId))
  if (flagged) return readFlags(target)
  const { items } = await listModlog({ action: null, cursor: null })
  return readEntry(items.find((entry) => entry.target === target) ?? null)
}

function readEntry(entry: LogEntry | null): Decided | null {
  if (!entry) return null
  const { action, actor, reason, at } = entry
  return { what: moderationActionLabels[action], actor, reason, at }
}

/** The log has no look-up by target; the flags that a decision closed say who closed them. */
async function readFlags(target: string): Promise<Decided | null> {
  const time = (date: Date | null) => date?.getTime() ?? 0
  const [last] = (await listFlags(target))
    .filter(({ state }) => state !== 'open')
    .toSorted((a, b) => time(b.decidedAt) - time(a.decidedAt))
  if (!last?.decidedBy) return null
  const what = last.state === 'upheld' ? 'Upheld' : moderationActionLabels.dismiss
  return { what, actor: last.decidedBy, reason: '', at: last.decidedAt }
}
