import { deleteField } from 'firebase/firestore/lite'
import {
  type Actor,
  admin,
  ann,
  banned,
  noDocument,
  pal,
  unverifiedAdmin,
  visitor,
  zoe,
} from '../../setup/actors.ts'
import { sendCase } from '../../setup/acts.ts'
import {
  appeal,
  daysAgo,
  type Documents,
  type Fields,
  future,
  logEntry,
  notice,
  past,
  quota,
  request,
} from '../../setup/documents.ts'
import type { Attempt, Given } from '../../setup/ruleCase.ts'
import { patch, put, remove } from '../../setup/session.ts'
import {
  attemptEach,
  eachOmitted,
  eachValue,
  invisibleTexts,
  omitted,
  withChanges,
  wrongTypes,
} from '../fieldChanges.ts'
import { byActors, type Scenario } from '../scenario.ts'

const path = 'cases/{id}'

const send =
  (change: Fields = {}, at = 'cases/new'): Attempt =>
  (s) =>
    s.write(...sendCase(s.me, at, withChanges(request(s.me), change)))

const sendAppeal =
  (change: Fields = {}, at?: string): Attempt =>
  (s) =>
    s.write(
      ...sendCase(s.me, at ?? `cases/${s.me.uid}~log1`, withChanges(appeal(s.me, 'log1'), change)),
    )

/** The member was told of such a decision, so long ago. */
const told =
  (kind: string, days = 1, who: Actor = ann): Given =>
  () => ({
    [`users/${who.uid}/notices/log1`]: notice(kind, 'reports/common', daysAgo(days)),
    'modlog/log1': logEntry(zoe, kind, 'reports/common', past),
  })

/** A declined appeal. */
const declined = (who: Actor = ann): Documents => ({
  [`cases/${who.uid}~log1`]: { ...appeal(who, 'log1', past), state: 'declined' },
})
const declinedAndTold: Given = (...who) => ({ ...told('takedown')(...who), ...declined() })

const signed: Fields = { wish: 'intimate', signature: 'N. Doe', goodFaith: true }

const answeredPath = (who: Actor = noDocument) => `cases/answered-${who.uid}`

/** A request that an admin has granted. */
function givenAnswered(who: Actor = noDocument, more: Fields = {}) {
  const answered = { ...request(who, past), state: 'granted', answer: 'Done.', decision: 'log1' }
  return { given: () => ({ [answeredPath(who)]: { ...answered, ...more } }) }
}

function emptied(change: Fields = {}, who: Actor = noDocument): Attempt {
  const words = { about: '', statement: '', signature: deleteField() }
  return (s) => s.write(patch(answeredPath(who), { ...words, ...change }))
}

/** Requests of people described here, and appeals. */
export const caseScenarios: readonly Scenario[] = [
  {
    path,
    title: 'asks for something about a profile',
    as: noDocument,
    run: send(),
    allowed: {
      ...byActors(ann, banned),
      ...attemptEach(
        {
          ...eachValue('relation', ['minor', 'representative']),
          ...eachValue('wish', ['correct', 'answer']),
          'for an intimate picture': signed,
          'with the longest signature': { ...signed, signature: 'x'.repeat(80) },
          ...eachValue('statement', ['x', 'x'.repeat(2000)]),
          'without a link': { reportId: '', about: 'x'.repeat(500) },
          'with the longest link': { reportId: 'x'.repeat(128) },
        },
        (change) => send(change),
      ),
    },
    refused: {
      ...byActors(visitor, unverifiedAdmin),
      ...attemptEach(
        {
          ...wrongTypes({
            kind: [],
            by: [],
            reportId: ['string'],
            about: ['string'],
            relation: [],
            wish: [],
            statement: ['string'],
            createdAt: [],
            state: [],
          }),
          ...eachOmitted(
            'kind',
            'by',
            'reportId',
            'about',
            'relation',
            'wish',
            'statement',
            'createdAt',
            'state',
          ),
          ...eachValue('by', [pal.uid]),
          ...eachValue('reportId', [
            '',
            'x'.repeat(129),
            'common/photos/full',
            '../cases/x',
            'a b',
          ]),
          ...eachValue('about', ['x'.repeat(501)]),
          'with a link that is too long, and words': {
            reportId: 'x'.repeat(129),
            about: 'Marcus',
          },
          ...eachValue('statement', [...invisibleTexts, 'x'.repeat(2001)]),
          ...eachValue('createdAt', [past, future]),
          ...eachValue('state', ['granted', 'declined']),
          ...eachValue('extra', [1]),
          ...eachValue('answer', ['Yes.']),
          ...eachValue('appealed', ['log1']),
          ...eachValue('wish', ['intimate', 'delete', '']),
          ...eachValue('signature', ['N. Doe', '']),
          ...eachValue('goodFaith', [true]),
          ...Object.fromEntries(
            [...invisibleTexts, 'x'.repeat(81), 7].map((signature) => [
              `with the signature ${JSON.stringify(signature).slice(0, 20)}`,
              { ...signed, signature },
            ]),
          ),
          'without good faith': { ...signed, goodFaith: omitted },
          'with doubts about good faith': { ...signed, goodFaith: false },
          'for an intimate picture, without a signature': { ...signed, signature: omitted },
        },
        (change) => send(change),
      ),
      ...Object.fromEntries(
        ['a b', 'a~b', 'x'.repeat(129)].map((id) => [
          `under the id ${id}`,
          send({}, `cases/${id}`),
        ]),
      ),
      'over another one': send({}, 'cases/of-zoe'),
      'without counting it': (s) => s.write(put('cases/new', request(s.me))),
      'counted for another one': (s) =>
        s.write(
          put('cases/new', request(s.me)),
          put(`users/${s.me.uid}/quota/case`, quota('cases/other')),
        ),
      'two, counted once': (s) =>
        s.write(...sendCase(s.me, 'cases/new', request(s.me)), put('cases/new2', request(s.me))),
    },
  },
  {
    path,
    title: 'appeals a decision',
    given: told('takedown'),
    run: sendAppeal(),
    allowed: {
      'against a rejection': { given: told('reject'), run: sendAppeal() },
      'against a deletion': { given: told('delete'), run: sendAppeal() },
      'against a ban': { as: banned, given: told('ban', 1, banned), run: sendAppeal() },
      'on the last day': { given: told('takedown', 29.9), run: sendAppeal() },
    },
    refused: {
      'after 30 days': { given: told('takedown', 30.1), run: sendAppeal() },
      'against an approval': { given: told('approve'), run: sendAppeal() },
      'against a dismissed flag': { given: told('dismiss'), run: sendAppeal() },
      'of another member': { as: zoe, run: sendAppeal() },
      'without a notice': { given: () => ({}), run: sendAppeal() },
      'under another id': sendAppeal({}, 'cases/ann~log2'),
      'as a request': sendAppeal({}, 'cases/new'),
      ...attemptEach(
        {
          ...eachOmitted('reportId', 'statement', 'appealed'),
          ...eachValue('statement', invisibleTexts),
          ...eachValue('kind', ['removal']),
          ...eachValue('wish', ['remove']),
          ...eachValue('about', ['Marcus']),
        },
        (change) => sendAppeal(change),
      ),
    },
  },
  {
    path,
    title: 'asks whether they have appealed',
    run: (s) => s.get('cases/ann~missing'),
    refused: {
      'whether somebody else has': (s) => s.get('cases/zoe~missing'),
      'whether somebody else has, who did': {
        given: () => ({ 'cases/zoe~log1': appeal(zoe, 'log1', past) }),
        run: (s) => s.get('cases/zoe~log1'),
      },
    },
  },
  {
    path,
    title: 'deletes an appeal whose notice is deleted',
    given: () => declined(),
    run: (s) => s.write(remove('cases/ann~log1')),
    allowed: {
      'when banned': {
        as: banned,
        given: () => declined(banned),
        run: (s) => s.write(remove('cases/banned~log1')),
      },
      'together with its notice': {
        given: declinedAndTold,
        run: (s) => s.write(remove('cases/ann~log1'), remove('users/ann/notices/log1')),
      },
    },
    refused: {
      ...byActors(visitor, zoe, admin),
      'before its notice': { given: declinedAndTold },
      'together with another notice': {
        given: declinedAndTold,
        run: (s) => s.write(remove('cases/ann~log1'), remove('users/ann/notices/old')),
      },
    },
  },
  {
    path,
    title: 'removes the words of their answered request',
    as: noDocument,
    ...givenAnswered(),
    run: emptied(),
    allowed: {
      'when banned': { as: banned, ...givenAnswered(banned), run: emptied({}, banned) },
      'with a signature': { ...givenAnswered(noDocument, { signature: 'N. Doe' }) },
      'or deletes it before it is answered': (s) => s.write(remove('cases/of-noDocument')),
    },
    refused: {
      ...byActors(visitor, zoe, admin),
      'and keeps the signature': {
        ...givenAnswered(noDocument, { signature: 'N. Doe' }),
        run: emptied({ signature: 'N. Doe' }),
      },
      ...attemptEach(
        {
          'and writes others': { statement: 'Another.' },
          'and says who it is about': { about: 'Marcus' },
          'and opens it again': { state: 'open' },
          'and changes what it asked for': { wish: 'intimate' },
        },
        (change) => emptied(change),
      ),
      'and deletes it': { run: (s) => s.write(remove(answeredPath())) },
      'before it is answered': { given: () => ({ [answeredPath()]: request(noDocument, past) }) },
      'of an appeal': {
        as: ann,
        given: declinedAndTold,
        run: (s) => s.write(patch('cases/ann~log1', { statement: '' })),
      },
    },
  },
]
