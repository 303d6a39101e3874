/** From its first moment until before `end`, in the time zone of this device. */
export type Month = { readonly start: Date; readonly end: Date }

/** The month of `now` and those before it, latest first. */
export function lastMonths(count: number, now: Date): readonly Month[] {
  const first = (back: number) => new Date(now.getFullYear(), now.getMonth() - back, 1)
  return Array.from({ length: count }, (_, back) => ({ start: first(back), end: first(back - 1) }))
}

/** The middle of the numbers, between the two middle ones if their count is even; null without any. */
export function median(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.floor((sorted.length - 1) / 2)]
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2
}

/** "12 %"; "–" of nothing. */
export function shareText(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((part / whole) * 100)} %`
}

/** "20 min", "5 h", "3 days". */
export function durationText(ms: number): string {
  const minutes = Math.round(ms / 60_000)
  if (minutes < 60) return `${minutes} min`
  const hours = Math.round(minutes / 60)
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`
}
