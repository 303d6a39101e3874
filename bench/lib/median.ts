/** The runs of a measurement of time: odd, so that the median is one of them. */
export const RUNS = 9

/** The value in the middle. */
export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** The smallest value that `share` of the values do not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}
