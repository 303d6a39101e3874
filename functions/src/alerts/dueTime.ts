import { createHash } from 'node:crypto'

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60
const DAY_MS = DAY_MINUTES * MINUTE_MS

/** A whole number below `below`, the same for a text each time, and spread evenly over texts. */
export function spread(text: string, below: number): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) % below
}

type Digest = { readonly delayMs: number; readonly intervalMs: number }

/**
 * When the digest with an item of now is due.
 * @param sent when the last one was sent
 * @param waiting when one is due that is not sent yet; the item joins it
 */
export function soonDue(
  { delayMs, intervalMs }: Digest,
  now: Date,
  sent: Date | null,
  waiting: Date | null,
): Date {
  if (waiting && waiting > now) return waiting
  const next = sent ? sent.getTime() + intervalMs : 0
  return new Date(Math.max(now.getTime() + delayMs, next))
}

/** The next time of the daily digest of this member: one minute of the day in UTC, so that all of them are not sent at once. */
export function dailyDue(uid: string, now: Date): Date {
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  const today = midnight + spread(uid, DAY_MINUTES) * MINUTE_MS
  return new Date(today > now.getTime() ? today : today + DAY_MS)
}
