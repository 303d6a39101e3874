import { firestore } from '@greenlight/runtime'
import type { Query } from 'firebase/firestore/lite'
import { flagReasons, type FlagReason } from '../../domain/flag.ts'
import { moderationActions, type ModerationAction } from '../../domain/moderation.ts'
import { attempt } from '../attempt.ts'

const WEEK_MS = 7 * 24 * 60 * 60 * 1000
/** How many flags and reports the rules let anyone count at once. */
const FLAGS_LIMIT = 100
const REPORTS_LIMIT = 200

/** How often each key was counted, in the keys' order. */
type Counts<K> = readonly (readonly [K, number])[]

export type ModerationNumbers = {
  /** Reports in review now, counted up to 200. */
  readonly waiting: number
  /** Decisions in the last 7 days. */
  readonly decided: Counts<ModerationAction>
  /** Flags decided in the last 7 days, each reason counted up to 100. */
  readonly reasons: Counts<FlagReason>
}

/**
 * The numbers of moderation as of `now`. Counted by the server: costs about 17 reads.
 * @throws GreenlightError `log-load-failed`
 */
export function getModerationNumbers(now: Date): Promise<ModerationNumbers> {
  return attempt('log-load-failed', async () => {
    const { db, collection, limit, orderBy, query, where } = await firestore()
    const since = new Date(now.getTime() - WEEK_MS)
    const pending = where('status', '==', 'pending')
    const [waiting, decided, reasons] = await Promise.all([
      count(query(collection(db, 'reports'), pending, limit(REPORTS_LIMIT))),
      countEach(moderationActions, (action) =>
        query(
          collection(db, 'modlog'),
          where('action', '==', action),
          where('at', '>=', since),
          orderBy('at', 'desc'),
        ),
      ),
      countEach(flagReasons, (reason) =>
        query(
          collection(db, 'flags'),
          where('reason', '==', reason),
          where('decidedAt', '>=', since),
          orderBy('decidedAt', 'desc'),
          limit(FLAGS_LIMIT),
        ),
      ),
    ])
    return { waiting, decided, reasons }
  })
}

function countEach<K>(keys: readonly K[], source: (key: K) => Query): Promise<Counts<K>> {
  return Promise.all(keys.map(async (key) => [key, await count(source(key))] as const))
}

async function count(source: Query): Promise<number> {
  const { getCount } = await firestore()
  return (await getCount(source)).data().count
}
