import { firestore } from '@greenlight/runtime'
import type { Query } from 'firebase/firestore/lite'
import { flagReasons, type FlagReason } from '../../domain/flag.ts'
import { moderationActions, type ModerationAction } from '../../domain/moderation.ts'
import { attempt } from '../attempt.ts'

const WEEK_MS = 7 * 24 * 60 * 60 * 1000
/** How many flags the rules let anyone count at once. */
const FLAGS_LIMIT = 100

/** How often each key was counted, in the keys' order. */
type Counts<K> = readonly (readonly [K, number])[]

export type ModerationNumbers = {
  /** Decisions in the last 7 days. */
  readonly decided: Counts<ModerationAction>
  /** Flags decided in the last 7 days, each reason counted up to 100. */
  readonly reasons: Counts<FlagReason>
}

/**
 * What the 7 days before `now` brought. Counted by the server: costs about 16 reads.
 * @throws GreenlightError `log-load-failed`
 */
export function getModerationNumbers(now: Date): Promise<ModerationNumbers> {
  return attempt('log-load-failed', async () => {
    const { db, collection, limit, orderBy, query, where } = await firestore()
    const since = new Date(now.getTime() - WEEK_MS)
    const [decided, reasons] = await Promise.all([
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
    return { decided, reasons }
  })
}

function countEach<K>(keys: readonly K[], source: (key: K) => Query): Promise<Counts<K>> {
  return Promise.all(keys.map(async (key) => [key, await count(source(key))] as const))
}

async function count(source: Query): Promise<number> {
  const { getCount } = await firestore()
  return (await getCount(source)).data().count
}
