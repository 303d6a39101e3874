import { admin, ann, pal } from '../../setup/actors.ts'
import { past, report } from '../../setup/documents.ts'
import { byActors, reportPath, type Scenario } from '../scenario.ts'
import { decideReport, flagged, review, told } from './reportDecision.ts'

/** What a dismissal of flags does not write: the owner keeps status and standing, and is not told. */
const clearing = { [reportPath]: null, 'standing/pal': null, [told]: null }

export const clearedFlagScenarios: readonly Scenario[] = [
  {
    path: 'reports/{id}/private/review',
    title: 'clears a public report of its flags',
    as: admin,
    ...flagged('public'),
    run: decideReport({ action: 'dismiss' }, clearing),
    refused: {
      ...byActors(ann, pal),
      'their own': {
        given: () => ({ [reportPath]: report(admin, past), [review]: { flagCount: 3 } }),
      },
      'a pending one': flagged('pending'),
      'a pending one, which it approves': {
        ...flagged('pending'),
        run: decideReport({ action: 'dismiss' }),
      },
      'and hides it': decideReport({ to: 'pending', action: 'dismiss' }, { [told]: null }),
      'with a log entry of another action': decideReport({ action: 'approve' }, clearing),
      'without a log entry': decideReport(
        { action: 'dismiss' },
        { ...clearing, 'modlog/new': null },
      ),
      'and keeps the count': decideReport(
        { action: 'dismiss', review: { flagCount: 3 } },
        clearing,
      ),
    },
  },
]
