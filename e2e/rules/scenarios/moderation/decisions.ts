import { deleteField } from 'firebase/firestore/lite'
import { type Actor, admin, ann, bannedAdmin, pal, secondAdmin, zoe } from '../../setup/actors.ts'
import { addFlag, decide, tell, withReason } from '../../setup/acts.ts'
import { type Fields, logEntry, notice, past, REASON, report } from '../../setup/documents.ts'
import type { Attempt } from '../../setup/ruleCase.ts'
import { patch, put } from '../../setup/session.ts'
import {
  attemptEach,
  eachValue,
  invisibleTexts,
  omitted,
  withChanges,
  wrongTypes,
} from '../fieldChanges.ts'
import { byActors, givenReport, reportPath, type Scenario } from '../scenario.ts'
import { decideReport, flagged, review, told } from './reportDecision.ts'

const path = 'reports/{id}'

const approve = (change: Fields): Attempt => decideReport({ review: change })

const approveFor =
  (reason: string): Attempt =>
  (s) =>
    s.write(
      ...withReason(decide(s.me, { at: reportPath, to: 'public', action: 'approve' }), reason),
    )

function decideFrom(
  from: string,
  to: string,
  action: string,
  change: Fields = {},
  more: Fields = {},
) {
  return { ...givenReport(from, more), run: decideReport({ to, action, review: change }) }
}

const reject = (change: Fields): Attempt =>
  decideReport({ to: 'rejected', action: 'reject', review: change })

const points = [
  ...['', 'false', 'harassment', 'threats', 'private-info', 'minor', 'nudity', 'intimate'],
  ...['impersonation', 'spam', 'other'],
]

/** A rejection whose log entry, with the notice, and whose review have these changes. */
const rejectFor =
  (entry: Fields, change: Fields, reason: unknown = REASON): Attempt =>
  (s) =>
    s.write(
      ...decide(s.me, { at: reportPath, to: 'rejected', action: 'reject' }).map((write) => {
        if (write.kind === 'remove') return write
        const { point } = entry
        const changes = {
          'modlog/new': entry,
          [told]: { ...(point !== undefined && { point }), reason },
          [review]: change,
        }[write.path]
        return { ...write, fields: withChanges(write.fields, changes ?? {}) }
      }),
    )

/** What an old report holds itself is removed from it. */
const moved = { flagCount: deleteField(), decision: deleteField(), decisionReason: deleteField() }

/** A takedown that neither changes the owner’s standing nor tells them. */
const takeDownUntold = (me: Actor) =>
  decide(me, {
    at: reportPath,
    to: 'pending',
    action: 'takedown',
    review: { flagCount: 2 },
  }).filter((write) => !['standing/pal', told].includes(write.path))

export const decisionScenarios: readonly Scenario[] = [
  {
    path,
    title: 'approves',
    as: admin,
    ...decideFrom('pending', 'public', 'approve'),
    allowed: {
      ...byActors(bannedAdmin, secondAdmin),
      'and ends its count': flagged('pending'),
      'one with an earlier decision': {
        ...flagged('pending', { decision: 'ban1', cleared: false }),
        run: decideReport({ previous: 'ban1' }),
      },
      'an old one, whose count, decision and reason it removes': {
        ...givenReport('pending', { flagCount: 3, decision: 'x', decisionReason: 'y' }),
        run: decideReport({}, { [reportPath]: { status: 'public', ...moved } }),
      },
      'one without an owner': {
        given: () => ({ [reportPath]: { name: 'Alex', status: 'pending' } }),
        run: decideReport({}, { 'standing/pal': null, [told]: null }),
      },
      rejects: { ...flagged('pending'), run: reject({ flagCount: 3 }) },
      'rejects one whose review has no count': {
        given: () => ({ ...givenReport('pending').given(), [review]: { decision: 'ban1' } }),
        run: decideReport({
          ...{ to: 'rejected', action: 'reject', previous: 'ban1', review: { flagCount: 0 } },
        }),
      },
      'rejects an old one, whose count moves': {
        ...givenReport('pending', { flagCount: 3 }),
        run: decideReport(
          { to: 'rejected', action: 'reject', review: { flagCount: 3 } },
          { [reportPath]: { status: 'rejected', ...moved } },
        ),
      },
      'takes down for review': decideFrom('public', 'pending', 'takedown'),
      'takes down and rejects': decideFrom('public', 'rejected', 'takedown'),
      restores: decideFrom('rejected', 'public', 'restore'),
      'returns a rejected one to the queue': decideFrom('rejected', 'pending', 'takedown'),
      'for the longest reason': approveFor('x'.repeat(500)),
      ...attemptEach(eachValue('point', points), (entry) =>
        rejectFor(entry, { decisionPoint: entry['point'] }),
      ),
      'for a point, without words': rejectFor(
        { point: 'harassment', reason: '' },
        { decisionPoint: 'harassment', decisionReason: '' },
        '',
      ),
    },
    refused: {
      ...byActors(ann, pal),
      'for a reason that the log does not have': approve({ decisionReason: 'He is a criminal.' }),
      'for a point that the log does not have': approve({ decisionPoint: 'minor' }),
      'for a point that the review does not have': rejectFor({ point: 'minor' }, {}),
      ...attemptEach(
        {
          ...wrongTypes({ point: [] }),
          ...eachValue('point', ['this-is-me', 'Harassment', 'text']),
        },
        (entry) => rejectFor(entry, { decisionPoint: entry['point'] }),
      ),
      'for neither a point nor a reason': rejectFor(
        { point: '', reason: '' },
        { decisionReason: '' },
        '',
      ),
      'one that another admin has decided since': flagged('pending', { decision: 'ban1' }),
      'one with an earlier decision than the last one': {
        ...flagged('pending', { decision: 'ban1' }),
        run: decideReport({ previous: 'old' }),
      },
      'one without a decision, as if it had one': decideReport({ previous: 'ban1' }),
      'for a reason that is too long': approveFor('x'.repeat(501)),
      ...Object.fromEntries(
        invisibleTexts.map((text) => [`for the reason ${JSON.stringify(text)}`, approveFor(text)]),
      ),
      ...attemptEach(
        {
          ...wrongTypes({ decision: [], decisionReason: ['string'], flagCount: ['number'] }),
          'without naming a log entry': { decision: omitted },
          'without a reason': { decisionReason: omitted },
          'without a count': { flagCount: omitted },
          'without clearing it': { cleared: omitted },
          ...eachValue('flagCount', [1, -1, 0.5, -0]),
          ...eachValue('cleared', [false, 'true']),
          ...eachValue('decision', ['ban1', 'missing', 'x/y/z']),
          ...eachValue('extra', [1]),
        },
        approve,
      ),
      ...attemptEach(
        {
          'and changes the notes': { notes: 'Nice.' },
          'and moves it to other cells': { geoCells: ['dp3', 'dp'] },
          'and changes the owner': { ownerUid: 'admin' },
          'and adds a field': { extra: 1 },
          'and counts in the report': { flagCount: 0 },
          'and names the entry in the report': { decision: 'new' },
          'and gives the reason in the report': { decisionReason: 'Fine.' },
        },
        (change) => decideReport({}, { [reportPath]: { status: 'public', ...change } }),
      ),
      'with the entry, review, standing and notice of an earlier decision': {
        given: () => ({
          ...givenReport('public').given(),
          [review]: { flagCount: 0, decision: 'old2', decisionReason: 'Fine.', cleared: true },
          'modlog/old2': logEntry(admin, 'approve', reportPath, past),
          'standing/pal': { decision: 'old2', trusted: true, at: past },
          'users/pal/notices/old2': notice('approve', reportPath, past),
        }),
        run: (s) => s.write(patch(reportPath, { status: 'pending' })),
      },
      'an old one, whose reason stays': givenReport('pending', { decisionReason: 'y' }),
      'with a log entry whose id is a number': (s) =>
        s.write(
          ...decide(s.me, { at: reportPath, to: 'public', action: 'approve' }).filter(
            (write) => !write.path.startsWith('modlog/'),
          ),
          patch(review, { decision: 5 }),
          put('modlog/5', logEntry(s.me, 'approve', reportPath)),
        ),
      'on their own share': decideFrom('pending', 'public', 'approve', {}, { ownerUid: admin.uid }),
      'restores their own share': decideFrom(
        'rejected',
        'public',
        'restore',
        {},
        { ownerUid: admin.uid },
      ),
      'without a log entry': decideReport({}, { 'modlog/new': null }),
      'without its review': decideReport({}, { [review]: null }),
      'without the status': decideReport({}, { [reportPath]: null }),
      'without telling its owner': decideReport({}, { [told]: null }),
      'takes an old one down without telling its owner': {
        ...givenReport('public', { flagCount: 2 }),
        run: (s) => s.write(...takeDownUntold(s.me)),
      },
      'takes an old one down as if their flag hid it': {
        ...givenReport('public', { flagCount: 2 }),
        run: (s) => s.write(...takeDownUntold(s.me), ...addFlag(s.me, reportPath)),
      },
      'and tells another member': (s) =>
        s.write(
          ...decide(s.me, { at: reportPath, to: 'public', action: 'approve' }).filter(
            (write) => write.path !== told,
          ),
          tell('zoe', 'approve', reportPath),
        ),
      'with an older log entry': {
        given: () => ({
          ...givenReport('pending').given(),
          'modlog/old': logEntry(admin, 'approve', reportPath, past),
        }),
        run: decideReport({ review: { decision: 'old' } }, { 'modlog/new': null }),
      },
      'with a log entry about another report': {
        run: (s) =>
          s.write(
            ...decide(s.me, { at: reportPath, to: 'public', action: 'approve' }),
            put('modlog/new', logEntry(s.me, 'approve', 'reports/of-zoe')),
          ),
      },
      'two reports with one log entry': {
        given: () => ({
          ...givenReport('pending').given(),
          'reports/second': { ...report(zoe, past), status: 'pending' },
        }),
        run: (s) =>
          s.write(
            ...decide(s.me, { at: reportPath, to: 'public', action: 'approve' }),
            ...decide(s.me, {
              at: 'reports/second',
              to: 'public',
              action: 'approve',
              owner: 'zoe',
            }),
          ),
      },
      'in the name of another admin': (s) =>
        s.write(
          ...decide(s.me, { at: reportPath, to: 'public', action: 'approve' }),
          put('modlog/new', logEntry(secondAdmin, 'approve', reportPath)),
        ),
      'with a wrong action': decideReport({ action: 'restore' }),
      'logged as a rejection': decideReport({ action: 'reject' }),
      'rejects with a wrong action': decideFrom('pending', 'rejected', 'takedown'),
      'rejects and ends the count': { ...flagged('pending'), run: reject({ flagCount: 0 }) },
      'rejects and clears it': {
        ...flagged('pending'),
        run: reject({ flagCount: 3, cleared: true }),
      },
      'takes down with a wrong action': decideFrom('public', 'rejected', 'reject'),
      'restores with a wrong action': decideFrom('rejected', 'public', 'approve'),
      'returns a rejected one to the queue with a wrong action': decideFrom(
        'rejected',
        'pending',
        'restore',
      ),
      'returns a rejected one to the queue as cleared': decideFrom(
        'rejected',
        'pending',
        'takedown',
        { cleared: true },
      ),
      'returns their own share to the queue': decideFrom(
        'rejected',
        'pending',
        'takedown',
        {},
        { ownerUid: admin.uid },
      ),
      'approves a public report': decideFrom('public', 'public', 'approve'),
      'into an unknown status': decideFrom('pending', 'hidden', 'reject'),
      'out of an unknown status': decideFrom('hidden', 'public', 'approve'),
      'into an unknown status, with an unknown action': decideFrom('pending', 'hidden', 'none'),
    },
  },
]
