/** The number of runs of a time measurement, from `--runs`. It is odd, so that the median is one of them. */
export const RUNS = Number(process.env['GREENLIGHT_BENCH_RUNS'] ?? 9)

/** The median. */
export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** The percentile: the smallest value that at least `share` (0–1) of the values do not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}
