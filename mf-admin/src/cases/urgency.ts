import type { Case } from '@greenlight/domain/case'

const HOUR_MS = 60 * 60 * 1000

/** The promised time to an answer: two days for intimate pictures and minors, a week for all others. */
const URGENT_HOURS = 48
const REGULAR_HOURS = 7 * 24

/** Intimate pictures and people under 18 come first. */
export function isUrgentCase({ kind, wish, relation }: Case): boolean {
  return kind === 'removal' && (wish === 'intimate' || relation === 'minor')
}

/** Full hours since the case was sent. */
export function hoursWaited({ createdAt }: Case, now: Date): number {
  return createdAt ? Math.max(0, Math.floor((now.getTime() - createdAt.getTime()) / HOUR_MS)) : 0
}

/** Whether the case has waited for longer than was promised. */
export function isLate(waiting: Case, now: Date): boolean {
  return hoursWaited(waiting, now) >= (isUrgentCase(waiting) ? URGENT_HOURS : REGULAR_HOURS)
}

/** The mark of a case that has waited for two days or a week; null before. */
export function waitMark(waiting: Case, now: Date): string | null {
  const hours = hoursWaited(waiting, now)
  if (hours >= REGULAR_HOURS) return 'over 7 days'
  return hours >= URGENT_HOURS ? 'over 48 h' : null
}

/** "3 h", and from a week on "8 days". */
export function waitedText(hours: number): string {
  return hours < REGULAR_HOURS ? `${hours} h` : `${Math.floor(hours / 24)} days`
}

/** The cases of a kind in the order of work: urgent first, then the oldest. */
export function casesInWorkOrder(cases: readonly Case[], kind: Case['kind']): readonly Case[] {
  const time = ({ createdAt }: Case) => createdAt?.getTime() ?? 0
  return cases
    .filter((one) => one.kind === kind)
    .toSorted((a, b) => Number(isUrgentCase(b)) - Number(isUrgentCase(a)) || time(a) - time(b))
}
