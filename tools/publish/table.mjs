/**
 * Who runs what, since when: a line a remote.
 * @param {import('./registry.mjs').Registry} registry
 * @returns {string}
 */
export function registryTable({ remotes }) {
  const rows = Object.values(remotes).map(({ name, version, since, previous, canary }) => [
    name,
    version,
    since.slice(0, 19).replace('T', ' '),
    previous?.version ?? '–',
    canary ? `${canary.version} (${canary.percent} %)` : '–',
  ])
  const all = [['remote', 'version', 'since (UTC)', 'falls back to', 'canary'], ...rows]
  const widths = (all[0] ?? []).map((_, column) =>
    Math.max(...all.map((row) => (row[column] ?? '').length)),
  )
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
