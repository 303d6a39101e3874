import { attempt } from '@greenlight/kit/data/attempt'
import { firestore } from '@greenlight/runtime'
import { failure } from '../errors.ts'
import { COUNT_LIMIT, countDocuments } from '../numbers/countDocuments.ts'

const PENDING_LIMIT = 200

/** The counts as texts; the largest that the rules count is "200+" and "100+". Nothing for 0. */
export function queueCountTexts(counts: Waiting) {
  const text = (count: number, hasMore: boolean) =>
    count === 0 ? '' : `${count}${hasMore ? '+' : ''}`
  const { pending, flags, requests, appeals, revisions, hasMoreFlags, hasMoreCases } = counts
  return {
    pending: text(pending, pending >= PENDING_LIMIT),
    flags: text(flags, hasMoreFlags),
    requests: text(requests, hasMoreCases),
    appeals: text(appeals, hasMoreCases),
    revisions: text(revisions, revisions >= COUNT_LIMIT),
  }
}

const titleWords = {
  pending: ['pending', 'pending'],
  flags: ['flagged', 'flagged'],
  requests: ['request', 'requests'],
  appeals: ['appeal', 'appeals'],
  revisions: ['revision', 'revisions'],
} as const satisfies Record<string, readonly [one: string, several: string]>

/** "2 pending, 1 request"; '' if nothing waits. */
export function waitingSentence(counts: Waiting): string {
  const texts = queueCountTexts(counts)
  return (['pending', 'flags', 'requests', 'appeals', 'revisions'] as const)
    .flatMap((kind) =>
      texts[kind] ? [`${texts[kind]} ${titleWords[kind][counts[kind] === 1 ? 0 : 1]}`] : [],
    )
    .join(', ')
}

/** What the server counts: pending reports up to 200, revisions up to 100, which is as far as the rules let it count. */
export type QueueCounts = {
  readonly pending: number
  /** Other notes for shares. */
  readonly revisions: number
}

/** The numbers at the tabs, in the title and in Numbers: what is a row in a list is one. */
export type Waiting = QueueCounts & {
  /** Flagged documents and members, however many flags each of them has. */
  readonly flags: number
  /** Whether there are more open flags than are listened to. */
  readonly hasMoreFlags: boolean
  /** Those in the same words are one. */
  readonly requests: number
  readonly appeals: number
  readonly hasMoreCases: boolean
}

/**
 * How many reports and revisions wait for a decision. Counted by the server: costs two reads.
 * @throws GreenlightError `admin/pending-load-failed`
 */
export function getQueueCounts(): Promise<QueueCounts> {
  return attempt(failure('admin/pending-load-failed'), async () => {
    const { db, collection, limit, query, where } = await firestore()
    const [pending, revisions] = await Promise.all([
      countDocuments(
        query(collection(db, 'reports'), where('status', '==', 'pending'), limit(PENDING_LIMIT)),
      ),
      countDocuments(query(collection(db, 'revisions'), limit(COUNT_LIMIT))),
    ])
    return { pending, revisions }
  })
}
