import { type Case, type CaseState, parseCase } from '@greenlight/domain/case'
import { attempt } from '@greenlight/kit/data/attempt'
import { transact } from '@greenlight/kit/data/commit'
import { type OnError, type Unsubscribe, watchQuery } from '@greenlight/kit/data/listeners'
import { failure as kitFailure } from '@greenlight/kit/errors'
import { firestore } from '@greenlight/runtime'
import { newNotice } from '../decisions/notices.ts'
import { fail, failure } from '../errors.ts'
import { newLogEntry } from '../log/log.ts'

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

type Answer = { readonly state: Exclude<CaseState, 'open'>; readonly answer: string }

/**
 * Answers a case: its author gets a notice with `answer` (1–500 characters). Writes the log entry.
 * Costs one read and three writes.
 * @throws GreenlightError `admin/already-decided`, `admin/grant-failed`, `admin/decline-failed`
 */
export function answerCase({ id, by }: Case, { state, answer }: Answer): Promise<void> {
  const action = state === 'granted' ? 'grant' : 'decline'
  return attempt(failure(`admin/${action}-failed`), async () => {
    const { db, doc, serverTimestamp } = await firestore()
    const ref = doc(db, 'cases', id)
    const target = `cases/${id}`
    const decision = crypto.randomUUID()
    const entry = await newLogEntry({ action, target, reason: answer })
    const notice = await newNotice(by, decision, { kind: action, target, reason: entry.reason })
    await transact(async (transaction) => {
      if ((await transaction.get(ref)).data()?.['state'] !== 'open') {
        throw fail('admin/already-decided')
      }
      const answered = { state, answer: entry.reason, answeredAt: serverTimestamp(), decision }
      transaction.update(ref, answered)
      transaction.set(doc(db, 'modlog', decision), entry)
      transaction.set(notice.ref, notice.fields)
    })
  })
}

/**
 * Checks that a case is open before something is done for it. Costs one read.
 * @throws GreenlightError `admin/already-decided` if it was answered or deleted, `admin/grant-failed`
 */
export function requireOpenCase({ id }: Case): Promise<void> {
  return attempt(failure('admin/grant-failed'), async () => {
    const { db, doc, getDoc } = await firestore()
    if ((await getDoc(doc(db, 'cases', id))).data()?.['state'] !== 'open') {
      throw fail('admin/already-decided')
    }
  })
}
