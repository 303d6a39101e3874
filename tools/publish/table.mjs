import { compatibilityProblems } from './contract.mjs'
import { heldLine } from './holds.mjs'

/**
 * Who runs what: a line for each release of each remote, best first.
 * @param {import('./contract.mjs').Registry} registry
 * @param {string} kit version of the kit of this tree
 * @param {import('./holds.mjs').Holds} holds
 */
export function releasesTable({ shell, remotes }, kit, holds) {
  const held = Object.entries(holds).map(([name, hold]) => heldLine(name, hold))
  const head = 'package,version,share,since (UTC),by,kit,runtime,does not fit'.split(',')
  const own = shell ? [{ ...shell, share: undefined }] : []
  const rows = [own, ...Object.values(remotes)].flatMap((list) =>
    list.map((release, at) => [
      at === 0 ? release.name : '',
      release.version,
      release.share === undefined ? '' : `${release.share} %`,
      time(release.publishedAt),
      release.by,
      release.kit && release.kit !== kit ? `${release.kit} (now ${kit})` : release.kit,
      release.shared['@greenlight/runtime'] ?? '',
      shell && 'entry' in release ? compatibilityProblems(release, shell).join('; ') : '',
    ]),
  )
  return [...held, aligned([head, ...rows])].join('\n')
}

/**
 * Releases whose files the next publication of their package removes.
 * @param {readonly import('./registryStore.mjs').PublishedVersion[]} releases
 */
export function expiredTable(releases) {
  const rows = releases.map(({ name, version, publishedAt }) => [name, version, time(publishedAt)])
  return aligned([['package', 'version', 'published (UTC)'], ...rows])
}

/** @param {readonly import('./registryStore.mjs').Change[]} changes newest first */
export function historyTable(changes) {
  const rows = changes.map(({ generation, at, by, what, reason }) => [
    String(generation),
    time(at),
    by,
    what,
    reason,
  ])
  return aligned([['change', 'at (UTC)', 'by', 'what', 'reason'], ...rows])
}

/** @param {string} iso */
const time = (iso) => iso.slice(0, 19).replace('T', ' ')

/** @param {readonly string[][]} rows */
function aligned(rows) {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  )
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
