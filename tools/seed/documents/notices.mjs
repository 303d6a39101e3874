const YEAR_MS = 365 * 24 * 3_600_000

/**
 * The notices about the decisions and experiences among `documents`. The members have read them, so that no number is
 * at the menu.
 * @param {readonly import('./document.mjs').SeedDocument[]} documents reports and what is below them, and log entries
 * @returns {import('./document.mjs').SeedDocument[]}
 */
export function noticeDocuments(documents) {
  const owners = new Map(documents.map(({ path, data }) => [path, data['ownerUid']]))
  /** @type {Map<string, Date>} by the path of the report */
  const lastAdded = new Map()
  for (const { path, data } of documents) {
    const [, report, group] = /^(reports\/[^/]+)\/(experiences)\/[^/]+$/.exec(path) ?? []
    const at = data['createdAt']
    if (!report || !group || !(at instanceof Date)) continue
    const before = lastAdded.get(report)
    if (!before || at > before) lastAdded.set(report, at)
  }
  const additions = [...lastAdded].map(([target, at]) =>
    notice(owners.get(target), `x~${target.replace('reports/', '')}`, {
      ...{ kind: 'experience', target, reason: '', at },
    }),
  )
  const decisions = documents
    .filter(({ path }) => path.startsWith('modlog/'))
    .map(({ path, data: { action, target, reason, at } }) =>
      notice(owners.get(String(target)), path.replace('modlog/', ''), {
        ...{ kind: action, target, point: '', reason, at },
      }),
    )
  return [...decisions, ...additions]
}

/**
 * @param {unknown} owner
 * @param {string} id
 * @param {Record<string, unknown>} data
 */
function notice(owner, id, data) {
  const { at } = data
  if (typeof owner !== 'string' || !(at instanceof Date))
    throw new Error(`No owner or date of ${id}`)
  const expireAt = new Date(at.getTime() + YEAR_MS)
  return { path: `users/${owner}/notices/${id}`, data: { ...data, readAt: at, expireAt } }
}
