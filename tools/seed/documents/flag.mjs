/**
 * Why a member flags something. @typedef {{
 *   by: string,
 *   reason: 'false' | 'harassment' | 'private-info' | 'impersonation' | 'spam' | 'other',
 *   note: string,
 * }} FlagNote
 *
 * @typedef {{ state: 'upheld' | 'dismissed', at: Date }} FlagDecision
 */

/**
 * One member's flag. `reportId` goes with targets that are or hang below a report, `evidence` (its
 * text) with a message.
 * @param {FlagNote} note
 * @param {{ path: string, at: Date, evidence?: string, decided?: FlagDecision }} target
 * @returns {import('./document.mjs').SeedDocument}
 */
export function flagDocument({ by, reason, note }, { path, at, evidence, decided }) {
  const [root, reportId] = path.split('/')
  return {
    path: `flags/${by}~${path.replaceAll('/', '~')}`,
    data: {
      by,
      targetPath: path,
      ...(root === 'reports' && { reportId }),
      reason,
      note,
      ...(evidence !== undefined && { evidence }),
      createdAt: at,
      state: decided?.state ?? 'open',
      ...(decided && { decidedBy: 'admin', decidedAt: decided.at }),
    },
  }
}
