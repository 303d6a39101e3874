import { decide, type Decision } from '../../setup/acts.ts'
import type { Fields } from '../../setup/documents.ts'
import type { Attempt } from '../../setup/ruleCase.ts'
import type { Write } from '../../setup/session.ts'
import { givenReport, reportPath } from '../scenario.ts'

export const review = `${reportPath}/private/review`

/** The notice of its owner. */
export const told = 'users/pal/notices/new'

/** A report of this status whose review counts flags. */
export const flagged = (status: string, more: Fields = {}) => ({
  given: () => ({ ...givenReport(status).given(), [review]: { flagCount: 3, ...more } }),
})

/** A decision of which one write is another one; null leaves it out. */
export const decideReport =
  (decision: Partial<Decision>, instead: Readonly<Record<string, Fields | null>> = {}): Attempt =>
  (s) =>
    s.write(
      ...decide(s.me, { at: reportPath, to: 'public', action: 'approve', ...decision }).flatMap(
        (write): Write[] => {
          const other = instead[write.path]
          if (other === null) return []
          return [other && write.kind !== 'remove' ? { ...write, fields: other } : write]
        },
      ),
    )
