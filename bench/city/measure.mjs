/** @typedef {import('./misspellings.mjs').Query} Query */
/** @typedef {(typed: string) => string[]} Search labels of towns, best first */

/**
 * The time of each key stroke in ms, while the search texts are typed letter by letter.
 *
 * @param {Search} search
 * @param {readonly Query[]} queries
 */
export function measureSpeed(search, queries) {
  const strokes = queries.flatMap(({ typed }) =>
    Array.from({ length: typed.length - 1 }, (_, at) => typed.slice(0, at + 2)),
  )
  for (const stroke of strokes.slice(0, 200)) search(stroke)
  const times = strokes.map((stroke) => {
    const start = performance.now()
    search(stroke)
    return performance.now() - start
  })
  times.sort((a, b) => a - b)
  const at = (/** @type {number} */ share) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN
  return { strokes: times.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) }
}

/**
 * The proportion of search texts for which the expected town is first, and among the first 10.
 *
 * @param {Search} search
 * @param {readonly Query[]} queries
 */
export function measureQuality(search, queries) {
  const found = queries.map(({ typed, meant }) => search(typed).slice(0, 10).indexOf(meant))
  return {
    first: found.filter((at) => at === 0).length / queries.length,
    inTen: found.filter((at) => at >= 0).length / queries.length,
    missed: queries.filter((_, at) => found[at] === -1),
    notFirst: queries.filter((_, at) => (found[at] ?? 0) > 0),
  }
}
