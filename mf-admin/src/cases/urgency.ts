import type { Case } from '@greenlight/domain/case'
import { isUrgentCase } from '@greenlight/domain/urgent'
import { hoursSince } from '../queue/waited.ts'

/** The promised time to an answer: two days for intimate pictures and minors, a week for all others. */
const URGENT_HOURS = 48
const REGULAR_HOURS = 7 * 24

/** Full hours since the case was sent. */
export function hoursWaited({ createdAt }: Case, now: Date): number {
  return hoursSince(createdAt, now)
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

const HOUR_MS = 60 * 60 * 1000
const dueDay = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long' })
const dueHour = new Intl.DateTimeFormat('en-US', {
  ...{ day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
})

/** When the answer is due: "by December 4"; of two days, the minute counts. '' without a date. */
export function dueText(waiting: Case): string {
  const { createdAt } = waiting
  if (!createdAt) return ''
  const isUrgent = isUrgentCase(waiting)
  const hours = isUrgent ? URGENT_HOURS : REGULAR_HOURS
  const due = new Date(createdAt.getTime() + hours * HOUR_MS)
  return `by ${(isUrgent ? dueHour : dueDay).format(due)}`
}

/** The cases of a kind in the order of work: urgent first, then the oldest. */
export function casesInWorkOrder(cases: readonly Case[], kind: Case['kind']): readonly Case[] {
  const time = ({ createdAt }: Case) => createdAt?.getTime() ?? 0
  return cases
    .filter((one) => one.kind === kind)
    .toSorted((a, b) => Number(isUrgentCase(b)) - Number(isUrgentCase(a)) || time(a) - time(b))
}
