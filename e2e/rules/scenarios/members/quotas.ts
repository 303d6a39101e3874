import { Timestamp } from 'firebase/firestore/lite'
import { ann, banned, visitor, zoe } from '../../setup/actors.ts'
import { type Fields, future, now, past, quota } from '../../setup/documents.ts'
import { pathOf } from '../../setup/paths.ts'
import type { Attempt } from '../../setup/ruleCase.ts'
import { put, remove } from '../../setup/session.ts'
import { attemptEach, eachOmitted, eachValue, withChanges, wrongTypes } from '../fieldChanges.ts'
import { byActors, type Scenario } from '../scenario.ts'

const path = 'users/{uid}/quota/{kind}'
const dailyLimits = { share: 5, experience: 20, comment: 50, flag: 20, thread: 15, case: 3 }
const HOUR_MS = 60 * 60 * 1000

const write =
  (change: Fields = {}, kind = 'share'): Attempt =>
  (s) =>
    s.write(put(`${pathOf.user(s.me)}/quota/${kind}`, withChanges(quota('reports/new'), change)))

/** So many documents of this kind since so many hours ago. */
function given(count: number, hoursAgo: number, kind = 'share') {
  const since = Timestamp.fromMillis(Date.now() - hoursAgo * HOUR_MS)
  const stored = { since, count, last: 'reports/old', at: since }
  return {
    since,
    given: () => ({ [`users/ann/quota/${kind}`]: stored }),
  }
}

function next(count: number, hoursAgo: number, change: Fields = {}, kind = 'share') {
  const before = given(count, hoursAgo, kind)
  const after = { since: before.since, count: count + 1, ...change }
  return { given: before.given, run: write(after, kind) }
}

/** Counters of what a member made in a day. */
export const quotaScenarios: readonly Scenario[] = [
  {
    path,
    title: 'counts the first document of a day',
    run: write(),
    allowed: {
      ...Object.fromEntries(
        Object.keys(dailyLimits).map((kind) => [`the first ${kind}`, write({}, kind)]),
      ),
      ...Object.fromEntries(
        Object.entries(dailyLimits).map(([kind, most]) => [
          `the last ${kind} of a day`,
          next(most - 1, 1, {}, kind),
        ]),
      ),
      'the second one': next(1, 23),
      'a new day after 24 hours': { given: given(5, 24.1).given, run: write() },
      'for the longest path': write({ last: 'x'.repeat(2000) }),
    },
    refused: {
      ...byActors(visitor, banned),
      ...attemptEach(
        {
          ...wrongTypes({ since: [], count: [], last: ['string'], at: [] }),
          ...eachOmitted('since', 'count', 'last', 'at'),
          ...eachValue('count', [0, 2, -1, 1.5]),
          ...eachValue('since', [past, future]),
          ...eachValue('at', [past, future]),
          ...eachValue('last', ['x'.repeat(2001)]),
          ...eachValue('extra', [1]),
        },
        (change) => write(change),
      ),
      ...Object.fromEntries(
        Object.entries(dailyLimits).map(([kind, most]) => [
          `one ${kind} more than a day allows`,
          next(most, 1, {}, kind),
        ]),
      ),
      'of an unknown kind': write({}, 'message'),
      'of another member': (s) => s.write(put('users/zoe/quota/share', quota('reports/new'))),
      'of a request of another member': (s) =>
        s.write(put('users/zoe/quota/case', quota('cases/new'))),
      'a new day after 23 hours': { given: given(5, 23).given, run: write() },
      'the second one of a new day as the next of the old': next(1, 24.1),
      'the same number again': next(1, 1, { count: 1 }),
      'two at once': next(1, 1, { count: 3 }),
      'a part of one': next(1, 1, { count: 1.5 }),
      'fewer than before': next(3, 1, { count: 2 }),
      'since another time': next(1, 1, { since: past }),
      'since now': next(1, 1, { since: now }),
      'and starts afresh in one batch': {
        given: given(5, 1).given,
        run: (s) =>
          s.write(
            remove(`${pathOf.user(s.me)}/quota/share`),
            put(`${pathOf.user(s.me)}/quota/share`, quota('reports/new')),
          ),
      },
    },
  },
  {
    path,
    title: 'reads the own counter',
    run: (s) => s.get(`${pathOf.user(ann)}/quota/share`),
    refused: byActors(zoe, visitor),
  },
]
