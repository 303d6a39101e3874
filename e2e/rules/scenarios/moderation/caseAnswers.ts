import { type Actor, admin, ann, secondAdmin, zoe } from '../../setup/actors.ts'
import { answerCase } from '../../setup/acts.ts'
import {
  appeal,
  daysAgo,
  type Fields,
  future,
  inDays,
  logEntry,
  notice,
  past,
  request,
} from '../../setup/documents.ts'
import type { Attempt } from '../../setup/ruleCase.ts'
import { patch, put, type Write } from '../../setup/session.ts'
import { attemptEach, eachOmitted, eachValue, withChanges, wrongTypes } from '../fieldChanges.ts'
import { byActors, type Scenario } from '../scenario.ts'

/** An appeal that was just sent. */
const givenAppealable = {
  given: () => ({
    'users/ann/notices/log1': notice('takedown', 'reports/common', future),
    'modlog/log1': logEntry(admin, 'takedown', 'reports/common', past),
    'cases/ann~log1': appeal(ann, 'log1', future),
  }),
}

const answer =
  (change: Fields = {}, entry: Fields = {}): Attempt =>
  (s) => {
    const [act, log, told] = answerCase(s.me, 'cases/ann~log1', ann, 'granted')
    const fields = (write: Write | undefined) =>
      write && write.kind !== 'remove' ? write.fields : {}
    return s.write(
      patch('cases/ann~log1', withChanges(fields(act), change)),
      put('modlog/new', withChanges(fields(log), entry)),
      put('users/ann/notices/new', fields(told)),
    )
  }

/** An answer whose log entry and notice say the opposite. */
function answeredAs(me: Actor, state: 'granted' | 'declined'): Write[] {
  const opposite = state === 'granted' ? 'declined' : 'granted'
  return [
    ...answerCase(me, 'cases/ann~log1', ann, state).slice(0, 1),
    ...answerCase(me, 'cases/ann~log1', ann, opposite).slice(1),
  ]
}

/** Answers of admins to requests and appeals. */
export const answerScenarios: readonly Scenario[] = [
  {
    path: 'cases/{id}',
    title: 'answers a request',
    as: admin,
    given: () => ({ 'cases/of-zoe': request(zoe, daysAgo(1)) }),
    run: (s) => s.write(...answerCase(s.me, 'cases/of-zoe', zoe, 'granted')),
    refused: {
      'of their own': {
        given: () => ({ 'cases/of-admin': request(admin, daysAgo(1)) }),
        run: (s) => s.write(...answerCase(s.me, 'cases/of-admin', admin, 'granted')),
      },
    },
  },
  {
    path: 'cases/{id}',
    title: 'answers an appeal',
    as: secondAdmin,
    ...givenAppealable,
    run: answer(),
    allowed: {
      'and grants it against the own decision': { as: admin, run: answer() },
      'and declines it against the own decision, after a week': {
        as: admin,
        given: () => ({
          ...givenAppealable.given(),
          'cases/ann~log1': appeal(ann, 'log1', daysAgo(7.1)),
        }),
        run: (s) => s.write(...answerCase(s.me, 'cases/ann~log1', ann, 'declined')),
      },
      'and declines it against the decision of another admin': {
        run: (s) => s.write(...answerCase(s.me, 'cases/ann~log1', ann, 'declined')),
      },
    },
    refused: {
      ...byActors(zoe, ann),
      ...attemptEach(
        {
          ...wrongTypes({ state: [], answer: [], answeredAt: [], decision: [], expireAt: [] }),
          ...eachValue('expireAt', [inDays(728.9), inDays(731.1)]),
          ...eachOmitted('state', 'answer', 'answeredAt', 'decision', 'expireAt'),
          ...eachValue('state', ['open', 'declined', '']),
          ...eachValue('answer', ['Another.']),
          ...eachValue('answeredAt', [past, future]),
          ...eachValue('decision', ['log1', 'missing']),
          ...eachValue('statement', ['Another.']),
        },
        (change) => answer(change),
      ),
      'and declines it against the own decision, before a week is over': {
        as: admin,
        given: () => ({
          ...givenAppealable.given(),
          'cases/ann~log1': appeal(ann, 'log1', daysAgo(6.9)),
        }),
        run: (s) => s.write(...answerCase(s.me, 'cases/ann~log1', ann, 'declined')),
      },
      'and grants what is logged as declined': (s) => s.write(...answeredAs(s.me, 'granted')),
      'and declines what is logged as granted': (s) => s.write(...answeredAs(s.me, 'declined')),
      'with a log entry about another case': answer({}, { target: 'cases/of-zoe' }),
      'with a log entry of another action': answer({}, { action: 'decline' }),
      'without telling its author': (s) =>
        s.write(...answerCase(s.me, 'cases/ann~log1', ann, 'granted').slice(0, 2)),
      'without a log entry': (s) => {
        const [act, , told] = answerCase(s.me, 'cases/ann~log1', ann, 'granted')
        return act && told ? s.write(act, told) : Promise.resolve()
      },
      'that was answered': {
        given: () => ({
          ...givenAppealable.given(),
          'cases/ann~log1': { ...appeal(ann, 'log1', future), state: 'declined' },
        }),
      },
      'of their own': {
        given: () => ({
          ...givenAppealable.given(),
          'cases/ann~log1': { ...appeal(secondAdmin, 'log1', future) },
        }),
      },
    },
  },
]
