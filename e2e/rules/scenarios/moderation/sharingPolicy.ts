import { admin, ann, banned, bannedAdmin, pal, visitor } from '../../setup/actors.ts'
import { share } from '../../setup/acts.ts'
import { type Fields, logEntry, past, report } from '../../setup/documents.ts'
import type { Attempt } from '../../setup/ruleCase.ts'
import { put } from '../../setup/session.ts'
import { attemptEach, eachOmitted, eachValue, withChanges, wrongTypes } from '../fieldChanges.ts'
import { byActors, type Scenario } from '../scenario.ts'

const path = 'policy/sharing'
const set =
  (change: Fields = {}, entry: Fields = {}): Attempt =>
  (s) =>
    s.write(
      put(path, withChanges({ review: 'first', decision: 'new' }, change)),
      put('modlog/new', withChanges(logEntry(s.me, 'policy', path), entry)),
    )

/** A policy, and whether an admin trusts Ann; null if no share of hers was decided on. */
const given = (review: string | null, trusted: boolean | null) => ({
  given: () => ({
    ...(review !== null && { [path]: { review, decision: 'x' } }),
    ...(trusted !== null && { 'standing/ann': { decision: 'x', trusted, at: past } }),
  }),
})
const asPublic: Attempt = (s) => s.write(...share(s.me))
const withPolicy: Attempt = (s) =>
  s.write(
    ...share(s.me),
    put(path, { review: 'all', decision: 'new' }),
    put('modlog/new', logEntry(s.me, 'policy', path)),
  )
const asPending: Attempt = (s) => s.write(...share(s.me, { ...report(s.me), status: 'pending' }))

/** The operator decides whether an admin looks at shares first. */
export const sharingPolicyScenarios: readonly Scenario[] = [
  {
    path,
    title: 'changes the policy',
    as: admin,
    run: set(),
    allowed: {
      ...attemptEach(eachValue('review', ['none', 'all']), set),
      again: given('all', null),
    },
    refused: {
      ...byActors(ann, pal, banned, visitor),
      ...attemptEach(
        {
          ...wrongTypes({ review: [], decision: [] }),
          ...eachValue('review', ['some', '']),
          ...eachValue('decision', ['ban1', 'missing']),
          ...eachOmitted('review', 'decision'),
          ...eachValue('extra', [1]),
        },
        set,
      ),
      'without a log entry': (s) => s.write(put(path, { review: 'first', decision: 'new' })),
      'with a log entry of another action': set({}, { action: 'ban' }),
      'with a log entry about something else': set({}, { target: 'policy/other' }),
      'with an entry that was written before': {
        given: () => ({ 'modlog/new': logEntry(admin, 'policy', path, past) }),
        run: (s) => s.write(put(path, { review: 'first', decision: 'new' })),
      },
      'of something else': (s) =>
        s.write(
          put('policy/other', { review: 'first', decision: 'new' }),
          put('modlog/new', logEntry(s.me, 'policy', 'policy/other')),
        ),
    },
  },
  {
    path,
    title: 'reads the policy',
    run: (s) => s.get(path),
    allowed: { ...byActors(admin, bannedAdmin) },
    refused: { ...byActors(banned, visitor) },
  },
  {
    path: 'reports/{id}',
    title: 'shares at once where no admin looks first',
    ...given('none', null),
    run: asPublic,
    allowed: {
      'without a policy': given(null, null),
      'without a policy, after a rejection': given(null, false),
      'after an approval, where the first share waits': given('first', true),
      'as an admin who sets a policy in the same batch': {
        as: admin,
        ...given(null, null),
        run: withPolicy,
      },
      'as an admin who changes the policy in the same batch': { as: admin, run: withPolicy },
      'as a trusted admin who changes the policy in the same batch': {
        as: admin,
        given: () => ({
          ...given('first', null).given(),
          'standing/admin': { decision: 'x', trusted: true, at: past },
        }),
        run: withPolicy,
      },
    },
    refused: {
      'and waits all the same': asPending,
      'for the first time, where it waits': given('first', null),
      'after a rejection, where it waits': given('first', false),
      'where every share waits': given('all', true),
    },
  },
  {
    path: 'reports/{id}',
    title: 'shares for review',
    ...given('first', null),
    run: asPending,
    allowed: {
      'after a rejection': given('first', false),
      'where every share waits': given('all', true),
    },
    refused: { 'after an approval': given('first', true) },
  },
]
