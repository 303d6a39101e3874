import { Timestamp } from 'firebase-admin/firestore'
import { expiryOf } from '../../shared/domain/src/expiry.ts'
import type { Snapshot, Step } from './migrate.mjs'

/** Decided flags, answered cases and notices of older versions get the time at which they are deleted. */
export const expiryOfFlags = expiryStep('flag', { collection: 'flags', from: 'decidedAt' })
export const expiryOfCases = expiryStep('case', { collection: 'cases', from: 'answeredAt' })
export const expiryOfNotices = expiryStep('notice', {
  ...{ collection: 'notices', group: true, from: 'at' },
})

type Source = Pick<Step, 'collection' | 'group'> & {
  /** Its field with the time of the decision. */
  readonly from: string
}

function expiryStep(kind: Parameters<typeof expiryOf>[0], { from, ...step }: Source): Step {
  return {
    ...step,
    fields: [from, 'expireAt'],
    plan: (page) => {
      const writes = page.flatMap((seen) => {
        const expireAt = missingExpiry(seen, kind, from)
        return expireAt ? [{ seen, fields: { expireAt } }] : []
      })
      return Promise.resolve({ writes, notes: writes.map(() => `${kind} got a time to expire`) })
    },
  }
}

function missingExpiry(seen: Snapshot, kind: Parameters<typeof expiryOf>[0], from: string) {
  const time: unknown = seen.get(from)
  if (!(time instanceof Timestamp) || seen.get('expireAt') !== undefined) return null
  return Timestamp.fromDate(expiryOf(kind, time.toDate()))
}
