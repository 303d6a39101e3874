/**
 * A document to write: its path and its fields, with dates as `Date`.
 * @typedef {{ path: string, data: Record<string, unknown> }} SeedDocument
 * @typedef {{ state: 'upheld' | 'dismissed', at: Date, decision: string }} FlagDecision
 */

const HOUR_MS = 3_600_000

/** @param {Date} moment @param {number} hours */
export const hoursBefore = (moment, hours) =>
  new Date(moment.getTime() - Math.round(hours * HOUR_MS))

/**
 * A moment between two others.
 * @param {Date} from
 * @param {Date} to
 * @param {number} share 0 to 1
 */
export const between = (from, to, share) =>
  new Date(Math.round(from.getTime() + (to.getTime() - from.getTime()) * share))

/**
 * A member's flag. `author` wrote the target, and `evidence` is the text of a flagged message.
 * @param {import('../data.mjs').Flag} flag
 * @param {{ path: string, author: string, at: Date, evidence?: string, decided?: FlagDecision }} target
 * @returns {SeedDocument}
 */
export function flagDocument({ by, reason, note }, { path, author, at, evidence, decided }) {
  const [collection, reportId] = path.split('/')
  return {
    path: `flags/${by}~${path.replaceAll('/', '~')}`,
    data: {
      by,
      author,
      targetPath: path,
      ...(collection === 'reports' && { reportId }),
      reason,
      note,
      ...(evidence !== undefined && { evidence }),
      createdAt: at,
      state: decided?.state ?? 'open',
      ...(decided && { decision: decided.decision, decidedAt: decided.at }),
    },
  }
}
