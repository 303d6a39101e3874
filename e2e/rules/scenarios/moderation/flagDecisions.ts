import { type Actor, admin, ann, pal, secondAdmin, zoe } from '../../setup/actors.ts'
import { banMember, decide, dismissFlag, logDeletion, tell } from '../../setup/acts.ts'
import {
  ban,
  comment,
  type Documents,
  experience,
  type Fields,
  flag,
  flagPath,
  future,
  logEntry,
  message,
  now,
  past,
  REASON,
  report,
} from '../../setup/documents.ts'
import type { Attempt } from '../../setup/ruleCase.ts'
import { patch, put, remove } from '../../setup/session.ts'
import {
  attemptEach,
  eachOmitted,
  eachValue,
  omitted,
  withChanges,
  wrongTypes,
} from '../fieldChanges.ts'
import { byActors, type Scenario } from '../scenario.ts'

const path = 'flags/{uid~target}'
const target = 'reports/flagged'
const flagged = flagPath(ann, target)
const id = flagged.replace('flags/', '')

const dismiss =
  (change: Fields, entryChange: Fields = {}, entryId = 'new'): Attempt =>
  (s) =>
    s.write(
      patch(flagged, withChanges({ state: 'dismissed', decidedAt: now, decision: 'new' }, change)),
      put(
        `modlog/${entryId}`,
        withChanges({ ...logEntry(s.me, 'dismiss', target), flag: id }, entryChange),
      ),
    )

/** A decision on the report that also closes the flag. */
const withReport =
  (to: string, action: string, state: string): Attempt =>
  (s) =>
    s.write(
      ...decide(s.me, { at: target, to, action }),
      patch(flagged, { state, decidedAt: now, decision: 'new' }),
    )
const decideReport = (from: string, to: string, action: string, state: string) => ({
  given: () => ({ [target]: { ...report(pal, past), status: from } }),
  run: withReport(to, action, state),
})

const sent = 'threads/ann_pal/messages/first'
/** A ban that also upholds Ann’s flag on a message of Pal. */
const banSender = (uid: string, more: Documents = {}) => ({
  given: () => ({
    [sent]: message(pal, 'ann_pal', past),
    [flagPath(ann, sent)]: flag(ann, sent, past),
    ...more,
  }),
  run: ((s) =>
    s.write(
      ...banMember(s.me, uid),
      patch(flagPath(ann, sent), { state: 'upheld', decidedAt: now, decision: 'new' }),
    )) satisfies Attempt,
})

/** A flag of Ann on something that this admin wrote. */
const onOwn = (at: string, documents: Documents) => ({
  given: () => ({ ...documents, [flagPath(ann, at)]: flag(ann, at, past) }),
  run: ((s) => s.write(...dismissFlag(s.me, ann, at))) satisfies Attempt,
})
const below = 'reports/common/experiences'
const one = `${below}/one`
const on = (author: Actor) => ({
  'a share': onOwn('reports/one', {
    'reports/one': { ...report(author, past), status: 'pending' },
  }),
  'an old share': onOwn('reports/one', { 'reports/one': { createdBy: author.uid } }),
  'an experience': onOwn(one, { [one]: experience(author, past) }),
  'a comment': onOwn(`${below}/by-pal/comments/one`, {
    [`${below}/by-pal/comments/one`]: comment(author, past),
  }),
  'a message': onOwn('threads/ann_pal/messages/one', {
    'threads/ann_pal/messages/one': message(author, 'ann_pal', past),
  }),
})
/** A dismissal of Ann’s flag with the review of the report, which counts from 0 again. */
const withReview =
  (change: Fields = {}): Attempt =>
  (s) =>
    s.write(
      patch(flagged, { state: 'dismissed', decidedAt: now, decision: 'new' }),
      put('modlog/new', logEntry(s.me, 'dismiss', target)),
      put(`${target}/private/review`, {
        ...{ flagCount: 0, decision: 'new', decisionReason: REASON, cleared: true },
        ...change,
      }),
    )
const isPublic = { given: () => ({ [target]: report(pal, past) }) }
const named = (before: string, cases: object) =>
  Object.fromEntries(Object.entries(cases).map(([title, one]) => [`${before} ${title}`, one]))

/** Each decision closes an open flag once, with a new log entry in the same batch. */
export const flagDecisionScenarios: readonly Scenario[] = [
  {
    path,
    title: 'dismisses a flag',
    as: admin,
    run: dismiss({}),
    allowed: {
      ...named('on another’s', on(zoe)),
      'on something deleted': { given: () => ({ [target]: null }) },
      'on a path with another spelling': onOwn('reports/common/', {}),
      'with another flag on the same document': {
        given: () => ({ [flagPath(zoe, target)]: flag(zoe, target, past) }),
        run: (s) =>
          s.write(
            ...dismissFlag(s.me, ann, target),
            patch(flagPath(zoe, target), { state: 'dismissed', decidedAt: now, decision: 'new' }),
          ),
      },
      'on a public report, with its review': { ...isPublic, run: withReview() },
      'by approving the report': decideReport('pending', 'public', 'approve', 'dismissed'),
      'by restoring the report': decideReport('rejected', 'public', 'restore', 'dismissed'),
      'or upholds it by rejecting the report': decideReport(
        'pending',
        'rejected',
        'reject',
        'upheld',
      ),
      'or upholds it by taking the report down': decideReport(
        'public',
        'rejected',
        'takedown',
        'upheld',
      ),
      'or upholds it by banning the sender': banSender('pal'),
      'or upholds it by banning the author, whose words are deleted': {
        given: onOwn(one, { [one]: experience(zoe, past) }).given,
        run: (s) =>
          s.write(
            ...banMember(s.me, 'zoe'),
            remove(one),
            ...logDeletion(s.me, one, 'zoe'),
            patch(flagPath(ann, one), { state: 'upheld', decidedAt: now, decision: 'new' }),
          ),
      },
    },
    refused: {
      ...byActors(ann, zoe),
      ...attemptEach(
        {
          ...wrongTypes({ state: [], decision: [], decidedAt: [] }),
          ...eachValue('state', ['open', 'done', 'upheld', '']),
          ...eachValue('decidedAt', [future]),
          ...eachValue('decision', ['ban1', 'missing']),
          ...eachOmitted('state', 'decision', 'decidedAt'),
          'and says who decided': { decidedBy: admin.uid },
          'and changes the note': { note: 'Nothing.' },
          'and changes the reason': { reason: 'spam' },
          'and changes who flagged': { by: 'zoe' },
          'and changes the evidence': { evidence: 'Worse' },
          'and changes the target': { targetPath: 'reports/common' },
          'and changes the time': { createdAt: now },
          'and adds a field': { extra: 1 },
        },
        (change) => dismiss(change),
      ),
      'on a public report, without its review': isPublic,
      'on a public report that was cleared before': {
        given: () => ({
          ...isPublic.given(),
          [`${target}/private/review`]: { flagCount: 1, decision: 'ban1', cleared: true },
        }),
      },
      ...named('on their own', on(admin)),
      'on their own words, which they delete': {
        given: onOwn(one, { [one]: experience(admin, past) }).given,
        run: (s) => s.write(...dismissFlag(s.me, ann, one), remove(one)),
      },
      'of their own': {
        as: admin,
        run: (s) => s.write(...dismissFlag(s.me, admin, target)),
      },
      'without a log entry': (s) => s.write(dismissFlag(s.me, ann, target)[0]),
      'with an older log entry': {
        given: () => ({ 'modlog/new': logEntry(admin, 'dismiss', target, past) }),
        run: (s) => s.write(dismissFlag(s.me, ann, target)[0]),
      },
      'with a log entry under another id': dismiss({}, {}, 'other'),
      'with a log entry under the id of the flag, which it does not name': dismiss(
        { decision: id },
        { flag: omitted },
        id,
      ),
      'with a log entry about another document': dismiss({}, { target: 'reports/common' }),
      'with a log entry of an unknown action': dismiss({}, { action: 'none' }),
      'with a log entry of another admin': dismiss({}, { actor: secondAdmin.uid }),
      'that was dismissed before': {
        given: () => ({ [flagged]: { ...flag(ann, target, past), state: 'dismissed' } }),
      },
      'by rejecting the report': decideReport('pending', 'rejected', 'reject', 'dismissed'),
      'by rejecting another report': {
        given: () => ({ 'reports/one': { ...report(pal, past), status: 'pending' } }),
        run: (s) =>
          s.write(
            ...decide(s.me, { at: 'reports/one', to: 'rejected', action: 'reject' }),
            patch(flagged, { state: 'upheld', decidedAt: now, decision: 'new' }),
          ),
      },
      'on a message, with a log entry about its sender': {
        given: banSender('pal').given,
        run: (s) => {
          const [act, entry] = dismissFlag(s.me, ann, sent)
          const named = flagPath(ann, sent).replace('flags/', '')
          return s.write(
            act,
            put(entry.path, { ...logEntry(s.me, 'dismiss', 'bans/pal'), flag: named }),
          )
        },
      },
      'by banning another member': banSender('zoe'),
      'with the id of the log entry as a number': {
        given: banSender('pal').given,
        run: (s) =>
          s.write(
            put('bans/pal', ban('1')),
            put('modlog/1', logEntry(s.me, 'ban', 'bans/pal')),
            tell('pal', 'ban', 'bans/pal', 'modlog/1'),
            patch(flagPath(ann, sent), { state: 'upheld', decidedAt: now, decision: 1 }),
          ),
      },
    },
  },
]
