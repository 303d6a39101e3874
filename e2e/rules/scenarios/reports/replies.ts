import { admin, ann, noDocument, pal, visitor, zoe } from '../../setup/actors.ts'
import { answerCase, logDeletion, tell } from '../../setup/acts.ts'
import {
  appeal,
  deletionLogPath,
  type Fields,
  logEntry,
  now,
  past,
  report,
  request,
} from '../../setup/documents.ts'
import type { Attempt } from '../../setup/ruleCase.ts'
import { put, remove } from '../../setup/session.ts'
import {
  attemptEach,
  eachOmitted,
  eachValue,
  invisibleTexts,
  withChanges,
  wrongTypes,
} from '../fieldChanges.ts'
import { byActors, type Scenario } from '../scenario.ts'

const target = 'reports/common/reply/subject'
const reply = (at: unknown = now): Fields => ({
  text: 'I was ill that day.',
  createdAt: at,
  decision: 'new',
})
const givenReply = { given: () => ({ [target]: { ...reply(past), decision: 'old' } }) }

/** A report that names no owner: nobody has to be told. */
const ownerless = { 'reports/legacy': { name: 'Alex' } }
const onOwnerless = 'reports/legacy/reply/subject'

const publish =
  (change: Fields = {}, entry: Fields = {}): Attempt =>
  (s) =>
    s.write(
      put(target, withChanges(reply(), change)),
      put('modlog/new', withChanges(logEntry(s.me, 'reply', target), entry)),
      tell('pal', 'reply', target),
    )

const publishOnOwnerless: Attempt = (s) =>
  s.write(put(onOwnerless, reply()), put('modlog/new', logEntry(s.me, 'reply', onOwnerless)))

/** The answer of the person described, below a report. */
export const replyScenarios: readonly Scenario[] = [
  {
    path: 'reports/{id}/reply/subject',
    title: 'puts the answer of the person described on a report',
    as: admin,
    run: publish(),
    allowed: {
      'in the place of another one': { ...givenReply, run: publish() },
      'on a report without an owner': { given: () => ownerless, run: publishOnOwnerless },
      'on a report whose owner is null': {
        given: () => ({ 'reports/legacy': { name: 'Alex', ownerUid: null } }),
        run: publishOnOwnerless,
      },
      ...attemptEach(eachValue('text', ['x', 'x'.repeat(1000)]), publish),
      'that a granted request asked for': {
        given: () => ({ 'cases/asked': { ...request(zoe, past), state: 'granted' } }),
        run: publish({ case: 'asked' }),
      },
      'while granting the request': (s) =>
        s.write(
          put(target, { ...reply(), decision: 'act', case: 'of-zoe' }),
          put('modlog/act', logEntry(s.me, 'reply', target)),
          tell('pal', 'reply', target, 'modlog/act'),
          ...answerCase(s.me, 'cases/of-zoe', zoe, 'granted'),
        ),
    },
    refused: {
      ...byActors(ann, pal, noDocument),
      ...attemptEach(
        {
          ...wrongTypes({ text: ['string'], createdAt: [], decision: [] }),
          ...eachOmitted('text', 'createdAt', 'decision'),
          ...eachValue('text', [...invisibleTexts, 'x'.repeat(1001)]),
          ...eachValue('createdAt', [past]),
          ...eachValue('decision', ['ban1', 'missing']),
          ...eachValue('by', ['zoe']),
        },
        (change) => publish(change),
      ),
      'for an open request': publish({ case: 'of-zoe' }),
      'for a declined request': {
        given: () => ({ 'cases/asked': { ...request(zoe, past), state: 'declined' } }),
        run: publish({ case: 'asked' }),
      },
      'for a granted appeal': {
        given: () => ({ 'cases/asked': { ...appeal(zoe, 'x', past), state: 'granted' } }),
        run: publish({ case: 'asked' }),
      },
      'for a missing request': publish({ case: 'missing' }),
      'with a log entry about the report': publish({}, { target: 'reports/common' }),
      'with a log entry of another action': publish({}, { action: 'grant' }),
      'without a log entry': (s) => s.write(put(target, reply())),
      'on a report without an owner, without a log entry': {
        given: () => ownerless,
        run: (s) => s.write(put(onOwnerless, reply())),
      },
      'without telling the owner of the report': (s) =>
        s.write(put(target, reply()), put('modlog/new', logEntry(s.me, 'reply', target))),
      'on their own report': {
        given: () => ({ 'reports/common': report(admin, past) }),
        run: (s) =>
          s.write(
            put(target, reply()),
            put('modlog/new', logEntry(s.me, 'reply', target)),
            tell('admin', 'reply', target),
          ),
      },
      'below a missing report': (s) =>
        s.write(
          put('reports/missing/reply/subject', reply()),
          put('modlog/new', logEntry(s.me, 'reply', 'reports/missing/reply/subject')),
        ),
    },
  },
  {
    path: 'reports/{id}/reply/subject',
    title: 'reads the answer of the person described',
    ...givenReply,
    run: (s) => s.get(target),
    refused: byActors(noDocument),
  },
  {
    path: 'reports/{id}/reply/subject',
    title: 'removes the answer that their request asked for',
    as: noDocument,
    given: () => ({
      [target]: { ...reply(past), decision: 'old', case: 'asked' },
      'cases/asked': { ...request(noDocument, past), state: 'granted' },
    }),
    run: (s) => s.write(remove(target)),
    refused: {
      ...byActors(zoe, pal, visitor, admin),
      'without their request': {
        ...givenReply,
      },
      'whose request is gone': {
        given: () => ({ [target]: { ...reply(past), decision: 'old', case: 'asked' } }),
      },
    },
  },
  {
    path: 'reports/{id}/reply/subject',
    title: 'removes the answer of the person described',
    as: admin,
    ...givenReply,
    run: (s) => s.write(remove(target), ...logDeletion(s.me, target, 'pal')),
    refused: {
      ...byActors(zoe, pal),
      'on their own report': {
        given: () => ({ ...givenReply.given(), 'reports/common': report(admin, past) }),
        run: (s) => s.write(remove(target), ...logDeletion(s.me, target, 'admin')),
      },
      'without telling the owner of the report': (s) =>
        s.write(remove(target), put(deletionLogPath(target), logEntry(s.me, 'delete', target))),
      'without a log entry': (s) => s.write(remove(target)),
      'from a report without an owner, without a log entry': {
        given: () => ({ ...ownerless, [onOwnerless]: { ...reply(past), decision: 'old' } }),
        run: (s) => s.write(remove(onOwnerless)),
      },
    },
  },
]
