import type { Case } from '@greenlight/domain/case'
import { type FlagReason, flagReasons } from '@greenlight/domain/flag'
import { attempt } from '@greenlight/kit/data/attempt'
import { firestore } from '@greenlight/runtime'
import type { Query } from 'firebase/firestore/lite'
import { type DecisionAction, decisionActions } from '../log/logEntry.ts'

const WEEK_MS = 7 * 24 * 60 * 60 * 1000
/** The access rules refuse to count or list more log entries, flags or cases in one request. */
export const COUNT_LIMIT = 100

/** A count for each key, in the order of the keys. */
type Counts<K> = readonly (readonly [K, number])[]

export type WeeklyCounts = {
  /** Decisions in the last 7 days; counts up to 100 for each action. */
  readonly decided: Counts<DecisionAction>
  /** Flags decided in the last 7 days; counts up to 100 for each reason. */
  readonly reasons: Counts<FlagReason>
}

/**
 * What was decided in the 7 days before `now`. Counted by the server: costs 21 reads.
 * @throws GreenlightError `log-load-failed`
 */
export function getWeeklyCounts(now: Date): Promise<WeeklyCounts> {
  return attempt('log-load-failed', async () => {
    const { db, collection, limit, orderBy, query, where } = await firestore()
    const since = new Date(now.getTime() - WEEK_MS)
    const [decided, reasons] = await Promise.all([
      countEach(decisionActions, (action) =>
        query(
          collection(db, 'modlog'),
          where('action', '==', action),
          where('at', '>=', since),
          orderBy('at', 'desc'),
          limit(COUNT_LIMIT),
        ),
      ),
      countEach(flagReasons, (reason) =>
        query(
          collection(db, 'flags'),
          where('reason', '==', reason),
          where('decidedAt', '>=', since),
          orderBy('decidedAt', 'desc'),
          limit(COUNT_LIMIT),
        ),
      ),
    ])
    return { decided, reasons }
  })
}

function countEach<K>(keys: readonly K[], source: (key: K) => Query): Promise<Counts<K>> {
  return Promise.all(keys.map(async (key) => [key, await countDocuments(source(key))] as const))
}

/** Counted by the server: costs one read. The access rules refuse a `source` without a limit. */
export async function countDocuments(source: Query): Promise<number> {
  const { getCount } = await firestore()
  return (await getCount(source)).data().count
}

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
 * @throws GreenlightError `pending-load-failed`
 */
export function getQueueCounts(): Promise<QueueCounts> {
  return attempt('pending-load-failed', async () => {
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
