import { currentUser } from '@greenlight/kit/data/attempt'
import { type OnError, type Unsubscribe, watchQuery } from '@greenlight/kit/data/listeners'
import { failure } from '../errors.ts'

const BLOCKS_LIMIT = 200

/**
 * Listens to whom I have blocked, at most 200. Costs one read for each, at least one. `onError` gets
 * `messaging/threads-load-failed`.
 */
export function watchBlockedUids(
  onData: (uids: ReadonlySet<string>) => void,
  onError: OnError,
): Unsubscribe {
  const { uid } = currentUser(failure('messaging/threads-load-failed'))
  return watchQuery(
    {
      code: failure('messaging/threads-load-failed'),
      source: ({ db, collection, limit, query }) =>
        query(collection(db, 'users', uid, 'blocks'), limit(BLOCKS_LIMIT)),
      parse: (other) => other,
    },
    (uids) => onData(new Set(uids)),
    onError,
  )
}
