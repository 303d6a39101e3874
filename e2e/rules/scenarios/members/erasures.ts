import { Timestamp } from 'firebase/firestore/lite'
import { banned, noDocument } from '../../setup/actors.ts'
import { daysAgo, erasure, type Fields, future, now, past } from '../../setup/documents.ts'
import type { Attempt } from '../../setup/ruleCase.ts'
import { patch, put } from '../../setup/session.ts'
import { attemptEach, eachOmitted, withChanges, wrongTypes } from '../fieldChanges.ts'
import { byActors, type Scenario } from '../scenario.ts'

const path = 'erasures/{uid}'
const inDays = (days: number) => daysAgo(-days)

const begin =
  (change: Fields): Attempt =>
  (s) =>
    s.write(put(`erasures/${s.me.uid}`, withChanges(erasure(), change)))

/** The mark of an erasure, which outlives the account. */
export const erasureScenarios: readonly Scenario[] = [
  {
    path,
    title: 'begins an erasure',
    run: begin({}),
    allowed: {
      ...byActors(banned, noDocument),
      'done at once': begin({ done: true }),
      'a day shorter': begin({ expireAt: inDays(29.1) }),
      'a day longer': begin({ expireAt: inDays(30.9) }),
      'again, after one that broke off': {
        given: () => ({ 'erasures/ann': erasure(past) }),
      },
    },
    refused: {
      ...attemptEach(eachOmitted('at', 'done', 'expireAt'), begin),
      ...attemptEach(wrongTypes({ at: [], done: ['bool'], expireAt: [] }), begin),
      'at another time': begin({
        at: past,
        expireAt: Timestamp.fromMillis(past.toMillis() + 30 * 86_400_000),
      }),
      'kept too short': begin({ expireAt: inDays(28.9) }),
      'kept too long': begin({ expireAt: inDays(31.1) }),
      'kept for ever': begin({ expireAt: future }),
      'with another field': begin({ why: 'x' }),
      'of another member': (s) => s.write(put('erasures/zoe', erasure())),
    },
  },
  {
    path,
    title: 'ends an erasure',
    given: (me) => ({ [`erasures/${me.uid}`]: erasure(past) }),
    run: (s) => s.write(patch(`erasures/${s.me.uid}`, { done: true })),
    allowed: byActors(banned, noDocument),
    refused: {
      'at another time': (s) => s.write(patch('erasures/ann', { done: true, at: daysAgo(1) })),
      'with a new time, but the old end': (s) =>
        s.write(patch('erasures/ann', { done: true, at: now })),
    },
  },
]
