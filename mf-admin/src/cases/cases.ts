import { type Case, parseCase } from '@greenlight/domain/case'
import { attempt } from '@greenlight/kit/data/attempt'
import { transact } from '@greenlight/kit/data/commit'
import { type OnError, type Unsubscribe, watchQuery } from '@greenlight/kit/data/listeners'
import { failure as kitFailure } from '@greenlight/kit/errors'
import { type Answer, planAnswer } from '../decisions/answers.ts'
import { failure } from '../errors.ts'

const CASES_LIMIT = 100

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
      code: kitFailure('kit/cases-load-failed'),
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

/**
 * Answers a case: its author gets a notice with `answer` (1–500 characters). Writes the log entry.
 * Costs one read and three writes.
 * @throws GreenlightError `admin/already-decided`, `admin/grant-failed`, `admin/decline-failed`
 */
export function answerCase(one: Pick<Case, 'id' | 'by'>, answer: Answer): Promise<void> {
  const action = answer.state === 'granted' ? 'grant' : 'decline'
  const { id = crypto.randomUUID() } = answer
  return attempt(failure(`admin/${action}-failed`), () =>
    transact(async (transaction) => {
      const write = await planAnswer(transaction, one, { ...answer, id })
      write?.()
    }),
  )
}
