const DAY_MS = 24 * 60 * 60 * 1000

/** How many days these are kept after their decision, or after they began. `firestore.rules` asks for the same, within a day. */
const keptDays = { notice: 365, evidence: 365, flag: 730, case: 730, erasure: 30 } as const

/** When a document that is decided or begun now is deleted, its `expireAt`. */
export function expiryOf(kind: keyof typeof keptDays, now = new Date()): Date {
  return new Date(now.getTime() + keptDays[kind] * DAY_MS)
}
