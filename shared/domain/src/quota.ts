import * as v from 'valibot'
import { type Fields } from './fields.ts'
import { count, date } from './stored.ts'

/** How many documents of each kind a member can make in a day. `firestore.rules` enforces the same. */
export const dailyLimits = {
  share: 5,
  revision: 2,
  experience: 20,
  comment: 50,
  flag: 20,
  thread: 15,
  case: 3,
} as const

export type QuotaKind = keyof typeof dailyLimits

export const quotaKinds = Object.keys(dailyLimits) as readonly QuotaKind[]

/** What a member made since the first document of a day, `users/{uid}/quota/{kind}`. */
export type Counter = { readonly since: Date; readonly count: number }

const DAY_MS = 24 * 60 * 60 * 1000

/** When the day of a counter ends. */
export function endOfDay({ since }: Counter): Date {
  return new Date(since.getTime() + DAY_MS)
}

/** When a member can make another one; null if at once. */
export function nextAllowedAt(kind: QuotaKind, counter: Counter | null, now: Date): Date | null {
  if (!counter || counter.count < dailyLimits[kind]) return null
  const end = endOfDay(counter)
  return end > now ? end : null
}

const stored = v.object({ since: date, count })

/** Parses a stored counter; null if there is none. */
export function readQuota(fields: Fields | undefined): Counter | null {
  const { since, count: made } = v.parse(stored, fields ?? {})
  return since && { since, count: made }
}
