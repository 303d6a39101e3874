import { type FlagReason, flagReasons } from '@greenlight/domain/flag'
import { attempt } from '@greenlight/kit/data/attempt'
import { firestore } from '@greenlight/runtime'
import type { Query } from 'firebase/firestore/lite'
import { failure } from '../errors.ts'
import { type DecisionAction, decisionActions } from '../log/logEntry.ts'
import { COUNT_LIMIT, countDocuments } from './countDocuments.ts'

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

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
 * @throws GreenlightError `admin/log-load-failed`
 */
export function getWeeklyCounts(now: Date): Promise<WeeklyCounts> {
  return attempt(failure('admin/log-load-failed'), async () => {
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
