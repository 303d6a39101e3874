import type { Case } from '@greenlight/domain/case'
import { attempt } from '@greenlight/kit/data/attempt'
import { firestore } from '@greenlight/runtime'
import { failure } from '../errors.ts'
import { COUNT_LIMIT, countDocuments } from '../numbers/countDocuments.ts'

const PENDING_LIMIT = 200

/** The counts as texts; the largest that the rules count is "200+" and "100+". Nothing for 0. */
export function queueCountTexts(counts: QueueCounts) {
  const text = (count: number, most: number) =>
    count === 0 ? '' : count < most ? String(count) : `${most}+`
  return {
    pending: text(counts.pending, PENDING_LIMIT),
    flags: text(counts.flags, COUNT_LIMIT),
    requests: text(counts.requests, COUNT_LIMIT),
    appeals: text(counts.appeals, COUNT_LIMIT),
  }
}

/** How many wait: pending reports up to 200, the others up to 100, which is as far as the rules let it count. */
export type QueueCounts = {
  readonly pending: number
  readonly flags: number
  readonly requests: number
  readonly appeals: number
}

/**
 * How many reports, flags, requests and appeals wait for a decision. Counted by the server: costs four
 * reads.
 * @throws GreenlightError `admin/pending-load-failed`
 */
export function getQueueCounts(): Promise<QueueCounts> {
  return attempt(failure('admin/pending-load-failed'), async () => {
    const { db, collection, limit, query, where } = await firestore()
    const openCases = (kind: Case['kind']) =>
      countDocuments(
        query(
          collection(db, 'cases'),
          where('kind', '==', kind),
          where('state', '==', 'open'),
          limit(COUNT_LIMIT),
        ),
      )
    const [pending, flags, requests, appeals] = await Promise.all([
      countDocuments(
        query(collection(db, 'reports'), where('status', '==', 'pending'), limit(PENDING_LIMIT)),
      ),
      countDocuments(
        query(collection(db, 'flags'), where('state', '==', 'open'), limit(COUNT_LIMIT)),
      ),
      openCases('removal'),
      openCases('appeal'),
    ])
    return { pending, flags, requests, appeals }
  })
}
