import type { Flag } from '../../domain/flag.ts'
import { parseFlag } from '../flags/parseFlag.ts'
import type { OnError, Unsubscribe } from '../listen.ts'
import { watchQuery } from '../watchQuery.ts'

const FLAGS_LIMIT = 100

/**
 * Listens to the 100 open flags that wait longest, oldest first. Costs a read a flag.
 * `onError` gets `flags-load-failed`
 */
export function watchFlags(
  onData: (flags: readonly Flag[]) => void,
  onError: OnError,
): Unsubscribe {
  return watchQuery(
    {
      code: 'flags-load-failed',
      source: ({ db, collection, limit, orderBy, query, where }) =>
        query(
          collection(db, 'flags'),
          where('state', '==', 'open'),
          orderBy('createdAt', 'asc'),
          limit(FLAGS_LIMIT),
        ),
      parse: parseFlag,
    },
    onData,
    onError,
  )
}
