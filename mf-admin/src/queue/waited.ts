const HOUR_MS = 60 * 60 * 1000
const WEEK_HOURS = 7 * 24

/** Full hours since `date`; 0 if it is unknown. */
export function hoursSince(date: Date | null, now: Date): number {
  return date ? Math.max(0, Math.floor((now.getTime() - date.getTime()) / HOUR_MS)) : 0
}

/** "3 h", and from a week on "8 days". */
export function waitedText(hours: number): string {
  return hours < WEEK_HOURS ? `${hours} h` : `${Math.floor(hours / 24)} days`
}
