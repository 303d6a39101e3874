import { type Actor, admin, ann, pal, secondAdmin, zoe } from '../../setup/actors.ts'
import { banMember, decide, dismissFlag, logDeletion, tell } from '../../setup/acts.ts'
import {
  ban,
  closed,
  comment,
  type Documents,
  experience,
  type Fields,
  flag,
  flagPath,
  future,
  inDays,
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
      patch(flagged, withChanges(closed('dismissed'), change)),
      put(
        `modlog/${entryId}`,
        withChanges({ ...logEntry(s.me, 'dismiss', target), flag: id }, entryChange),
      ),
    )

/** A decision on the report that also closes the flag. */
const withReport =
  (to: string, action: string, state: string): Attempt =>
  (s) =>
    s.write(...decide(s.me, { at: target, to, action }), patch(flagged, closed(state)))
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
      patch(flagPath(ann, sent), closed('upheld')),
    )) satisfies Attempt,
})

/** A flag of Ann on something that this member wrote. */
const onOwn = (at: string, documents: Documents, author: Actor) => ({
  given: () => ({
    ...documents,
    [flagPath(ann, at)]: { ...flag(ann, at, past), author: author.uid },
  }),
  run: ((s) => s.write(...dismissFlag(s.me, ann, at))) satisfies Attempt,
})
const below = 'reports/common/experiences'
const one = `${below}/one`
const on = (author: Actor) => ({
  'a share': onOwn(
    'reports/one',
    { 'reports/one': { ...report(author, past), status: 'pending' } },
    author,
  ),
  'an experience': onOwn(one, { [one]: experience(author, past) }, author),
  'a comment': onOwn(
    `${below}/by-pal/comments/one`,
    { [`${below}/by-pal/comments/one`]: comment(author, past) },
    author,
  ),
  'a message': onOwn(
    'threads/ann_pal/messages/one',
    { 'threads/ann_pal/messages/one': message(author, 'ann_pal', past) },
    author,
  ),
})
/** Words that are deleted. */
const gone = 'reports/common/experiences/gone'
const flagOn = (at: string, author: Actor) => ({ ...flag(ann, at, past), author: author.uid })

/** A ban that also upholds Ann’s flag on deleted words of Zoe. */
const banAuthor = (uid: string, change: Fields = {}) => ({
  given: () => ({ [flagPath(ann, gone)]: withChanges(flagOn(gone, zoe), change) }),
  run: ((s) =>
    s.write(
      ...banMember(s.me, uid),
      patch(flagPath(ann, gone), closed('upheld')),
    )) satisfies Attempt,
})
/** A dismissal of Ann’s flag with the review of the report, which counts from 0 again. */
const withReview =
  (change: Fields = {}): Attempt =>
  (s) =>
    s.write(
      patch(flagged, closed('dismissed')),
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
      'on a path with another spelling': onOwn('reports/common/', {}, pal),
      'from before flags had an author': {
        given: () => ({
          [flagged]: withChanges(flag(ann, target, past), { author: omitted }),
        }),
      },
      'with another flag on the same document': {
        given: () => ({ [flagPath(zoe, target)]: flag(zoe, target, past) }),
        run: (s) =>
          s.write(
            ...dismissFlag(s.me, ann, target),
            patch(flagPath(zoe, target), closed('dismissed')),
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
      'or upholds it by banning the author of deleted words': banAuthor('zoe'),
      'or upholds it by banning the author, whose words are deleted': {
        given: onOwn(one, { [one]: experience(zoe, past) }, zoe).given,
        run: (s) =>
          s.write(
            ...banMember(s.me, 'zoe'),
            remove(one),
            ...logDeletion(s.me, one, 'zoe'),
            patch(flagPath(ann, one), closed('upheld')),
          ),
      },
    },
    refused: {
      ...byActors(ann, zoe),
      ...attemptEach(
        {
          ...wrongTypes({ state: [], decision: [], decidedAt: [], expireAt: [] }),
          ...eachValue('expireAt', [inDays(728.9), inDays(731.1)]),
          ...eachValue('state', ['open', 'done', 'upheld', '']),
          ...eachValue('decidedAt', [future]),
          ...eachValue('decision', ['ban1', 'missing']),
          ...eachOmitted('state', 'decision', 'decidedAt', 'expireAt'),
          'and changes the author': { author: 'zoe' },
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
      'on their own words, which are deleted': {
        given: () => ({ [flagPath(ann, gone)]: flagOn(gone, admin) }),
        run: (s) => s.write(...dismissFlag(s.me, ann, gone)),
      },
      'on their own words, which they delete': {
        given: onOwn(one, { [one]: experience(admin, past) }, admin).given,
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
      'on deleted words, by banning another member': banAuthor('pal'),
      'on deleted words, whose author it does not name, by a ban': banAuthor('zoe', {
        author: omitted,
      }),
      'with the id of the log entry as a number': {
        given: banSender('pal').given,
        run: (s) =>
          s.write(
            put('bans/pal', ban('1')),
            put('modlog/1', logEntry(s.me, 'ban', 'bans/pal')),
            tell('pal', 'ban', 'bans/pal', 'modlog/1'),
            patch(flagPath(ann, sent), closed('upheld', 1)),
          ),
      },
    },
  },
]
