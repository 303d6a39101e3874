import { limit, or, query, where } from 'firebase/firestore/lite'
import { admin, ann, visitor, zoe } from '../../setup/actors.ts'
import { type Fields, flag, flagPath, now, past } from '../../setup/documents.ts'
import type { Attempt } from '../../setup/ruleCase.ts'
import { patch } from '../../setup/session.ts'
import { attemptEach, eachValue, wrongTypes } from '../fieldChanges.ts'
import { byActors, type Scenario } from '../scenario.ts'

const path = 'flags/{uid~target}'
const ownFlag = flagPath(ann, 'reports/flagged')

const takeBack =
  (change: Fields): Attempt =>
  (s) =>
    s.write(patch(ownFlag, change))

const givenState = (state: string) => ({
  given: () => ({ [ownFlag]: { ...flag(ann, 'reports/flagged', past), state } }),
})

/** Reading flags. */
export const flagReviewScenarios: readonly Scenario[] = [
  {
    path,
    title: 'takes back their own flag',
    run: takeBack({ state: 'withdrawn' }),
    refused: {
      ...byActors(visitor, zoe),
      'as an admin, for another': { as: admin },
      ...attemptEach(
        {
          ...wrongTypes({ state: [] }),
          ...eachValue('state', ['open ', 'dismissed', 'upheld']),
          'with another field': { state: 'withdrawn', note: 'Sorry.' },
          'with a decision': { state: 'withdrawn', decision: 'x', decidedAt: now },
          'with a field too many': { state: 'withdrawn', extra: 1 },
        },
        takeBack,
      ),
      'that is decided': givenState('upheld'),
      'that is taken back already, with a note': {
        ...givenState('withdrawn'),
        run: takeBack({ state: 'open' }),
      },
      'and lowers the count of the report': (s) =>
        s.write(patch(ownFlag, { state: 'withdrawn' }), patch('reports/flagged', { flagCount: 0 })),
    },
  },
  {
    path,
    title: 'lists their own flags',
    run: (s) => s.list('flags', where('by', '==', 'ann'), limit(100)),
    refused: {
      ...byActors(zoe, visitor),
      'over the limit': (s) => s.list('flags', where('by', '==', 'ann'), limit(101)),
      'without limit': (s) => s.list('flags', where('by', '==', 'ann')),
      'all flags on a report': (s) =>
        s.list('flags', where('targetPath', '==', 'reports/flagged'), limit(100)),
      'their own or another member’s': (s) =>
        s.ask('flags', (from) =>
          query(from, or(where('by', '==', 'ann'), where('by', '==', 'zoe')), limit(100)),
        ),
      'another member’s by id': (s) => s.get(flagPath(zoe, 'reports/flagged')),
      'an id with their own uid in the middle': (s) => s.get('flags/zoe~ann'),
    },
  },
]
