import type { Case } from '@greenlight/domain/case'
import { attempt } from '@greenlight/kit/data/attempt'
import { transact } from '@greenlight/kit/data/commit'
import { type Answer, planAnswer } from '../decisions/answers.ts'
import { failure } from '../errors.ts'

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
