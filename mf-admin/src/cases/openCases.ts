import { type Case, parseCase } from '@greenlight/domain/case'
import { type OnError, type Unsubscribe, watchQuery } from '@greenlight/kit/data/listeners'
import { failure } from '@greenlight/kit/errors'

/** `watchOpenCases` lists at most this many. */
export const CASES_LIMIT = 100

/**
 * Listens to the 100 oldest open requests and appeals, oldest first. Costs one read for each.
 * `onError` gets `kit/cases-load-failed`.
 */
export function watchOpenCases(
  onData: (cases: readonly Case[]) => void,
  onError: OnError,
): Unsubscribe {
  return watchQuery(
    {
      code: failure('kit/cases-load-failed'),
      source: ({ db, collection, limit, orderBy, query, where }) =>
        query(
          collection(db, 'cases'),
          where('state', '==', 'open'),
          orderBy('createdAt', 'asc'),
          limit(CASES_LIMIT),
        ),
      parse: parseCase,
    },
    onData,
    onError,
  )
}
