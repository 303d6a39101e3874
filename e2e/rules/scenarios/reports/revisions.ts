import { limit } from 'firebase/firestore/lite'
import {
  admin,
  ann,
  banned,
  noDocument,
  noTerms,
  pal,
  secondAdmin,
  unverified,
  visitor,
  zoe,
} from '../../setup/actors.ts'
import { addFlag, decide, propose, removeReport, settle } from '../../setup/acts.ts'
import {
  appeal,
  type Fields,
  flagPath,
  logEntry,
  now,
  past,
  report,
  revision,
} from '../../setup/documents.ts'
import type { Attempt } from '../../setup/ruleCase.ts'
import { patch, put, remove } from '../../setup/session.ts'
import { attemptEach, eachOmitted, eachValue, withChanges, wrongTypes } from '../fieldChanges.ts'
import { byActors, type Scenario } from '../scenario.ts'

const path = 'revisions/{reportId}'
const review = 'reports/of-ann/private/review'
const own = 'revisions/of-ann'
const waiting = { [own]: revision(ann, past) }
const decided = (more: Fields = {}) => ({
  'reports/of-ann': { ...report(ann, past), status: 'rejected' },
  [review]: { flagCount: 0, decision: 'log1', decisionReason: '', cleared: false, ...more },
  'modlog/log1': logEntry(admin, 'takedown', 'reports/of-ann', past),
})
const proposeWith =
  (change: Fields): Attempt =>
  (s) =>
    s.write(...propose(s.me, 'of-ann', withChanges(revision(ann), change)))
const afterRevision = (action: string) => ({
  given: () => ({
    [review]: { flagCount: 0, revision: 'log2' },
    'modlog/log2': logEntry(admin, action, own, past),
  }),
})
const underAppeal = (state: string) => ({
  given: () => ({ ...decided(), 'cases/ann~log1': { ...appeal(ann, 'log1', past), state } }),
})

const settleWith =
  (action: 'approve' | 'reject', ...without: readonly string[]): Attempt =>
  (s) =>
    s.write(...settle(s.me, 'of-ann', ann, action).filter((one) => !without.includes(one.path)))

/** A restore of the rejected share with the proposed notes. */
const restore =
  (words: Fields, to = 'public', action = 'restore'): Attempt =>
  (s) =>
    s.write(
      ...decide(s.me, { at: 'reports/of-ann', to, action, owner: 'ann', previous: 'log1' }).map(
        (one) => (one.path === 'reports/of-ann' ? patch(one.path, { status: to, ...words }) : one),
      ),
      remove(own),
    )

export const revisionScenarios: readonly Scenario[] = [
  {
    path,
    title: 'proposes other notes for the own share',
    run: proposeWith({}),
    allowed: {
      ...attemptEach(eachValue('notes', ['', 'x'.repeat(2000)]), proposeWith),
      'in the place of earlier ones': { given: () => waiting },
      'that waits for its review': {
        given: () => ({ 'reports/of-ann': { ...report(ann, past), status: 'pending' } }),
      },
      'after a decision': { given: () => decided({ decisionPoint: 'private-info' }) },
      'after earlier ones were taken': afterRevision('approve'),
      'after the appeal was answered': underAppeal('declined'),
    },
    refused: {
      ...byActors(zoe, visitor, admin),
      'with an unverified address': {
        as: unverified,
        run: (s) => s.write(...propose(s.me, 'of-unverified')),
      },
      'without terms': { as: noTerms, run: (s) => s.write(...propose(s.me, 'of-noTerms')) },
      'while banned': { as: banned, run: (s) => s.write(...propose(s.me, 'of-banned')) },
      ...attemptEach(
        {
          ...wrongTypes({ ownerUid: [], notes: ['string'], at: [] }),
          ...eachOmitted('ownerUid', 'notes', 'at'),
          ...eachValue('notes', ['x'.repeat(2001), 'Kind and on time.']),
          ...eachValue('ownerUid', ['zoe']),
          ...eachValue('at', [past]),
          ...eachValue('tone', ['green']),
        },
        proposeWith,
      ),
      'of another member': (s) => s.write(...propose(s.me, 'of-zoe')),
      uncounted: (s) => s.write(put(own, revision(ann))),
      'of a missing share': (s) => s.write(...propose(s.me, 'missing')),
      'after earlier ones were refused': afterRevision('reject'),
      'after a decision about a minor': { given: () => decided({ decisionPoint: 'minor' }) },
      'after a decision about intimate pictures': {
        given: () => decided({ decisionPoint: 'intimate' }),
      },
      'under an open appeal': underAppeal('open'),
    },
  },
  {
    path,
    title: 'reads the own proposal',
    given: () => waiting,
    run: (s) => s.get(own),
    allowed: {
      ...byActors(admin),
      'that does not exist': { given: () => ({}) },
    },
    refused: byActors(zoe, visitor),
  },
  {
    path,
    title: 'takes the own proposal back',
    given: () => waiting,
    run: (s) => s.write(remove(own)),
    allowed: {
      'while banned': {
        as: banned,
        given: () => ({ 'revisions/of-banned': revision(banned, past) }),
        run: (s) => s.write(remove('revisions/of-banned')),
      },
      'with the share': (s) =>
        s.write(...removeReport('reports/of-ann'), remove('reports/of-ann/photos/full')),
    },
    refused: {
      ...byActors(zoe, visitor, admin),
      'by an admin with a flag on the share': {
        as: admin,
        run: (s) =>
          s.write(
            ...addFlag(admin, 'reports/of-ann'),
            patch(review, { flagCount: 1 }),
            remove(own),
          ),
      },
      'while the share is deleted without it': (s) =>
        s.write(
          ...removeReport('reports/of-ann').filter((one) => one.path !== own),
          remove('reports/of-ann/photos/full'),
        ),
    },
  },
  {
    path,
    title: 'lists the proposals',
    as: admin,
    run: (s) => s.list('revisions', limit(100)),
    refused: {
      ...byActors(ann, visitor),
      'over the limit': (s) => s.list('revisions', limit(101)),
    },
  },
  {
    path,
    title: 'takes the proposed notes',
    as: admin,
    given: () => waiting,
    run: settleWith('approve'),
    allowed: {
      'for a share that waits': {
        given: () => ({
          ...waiting,
          'reports/of-ann': { ...report(ann, past), status: 'pending' },
        }),
      },
      'after earlier ones': {
        given: () => ({ ...waiting, ...afterRevision('approve').given() }),
      },
    },
    refused: {
      ...byActors(ann, zoe, noDocument),
      'without the share': settleWith('approve', 'reports/of-ann'),
      'without the review': settleWith('approve', review),
      'without the log entry': settleWith('approve', 'modlog/new'),
      'without the notice': settleWith('approve', 'users/ann/notices/new'),
      'and keeps the proposal': settleWith('approve', own),
      'that nobody proposed': { given: () => ({}) },
      'for a rejected share, which is not restored': {
        given: () => ({ ...decided(), ...waiting }),
      },
      'on the own share': {
        as: admin,
        given: () => ({ 'revisions/of-admin': revision(admin, past) }),
        run: (s) => s.write(...settle(admin, 'of-admin', admin, 'approve')),
      },
      ...attemptEach(
        {
          'with other words': { notes: 'Was late.' },
          'at another time': { revisedAt: past },
          'with another tone': { tone: 'red' },
          'and shows it': { status: 'rejected' },
        },
        (change) => (s) =>
          s.write(
            ...settle(s.me, 'of-ann', ann, 'approve').map((one) =>
              one.path === 'reports/of-ann'
                ? patch(one.path, { notes: 'Kind.', revisedAt: now, ...change })
                : one,
            ),
          ),
      ),
      'with the decision of earlier ones': {
        given: () => ({ ...waiting, ...afterRevision('approve').given() }),
        run: (s) =>
          s.write(patch('reports/of-ann', { notes: 'Kind.', revisedAt: now }), remove(own)),
      },
      'by a refusal': (s) =>
        s.write(
          ...settle(s.me, 'of-ann', ann, 'reject'),
          patch('reports/of-ann', { notes: 'Kind.', revisedAt: now }),
        ),
      'with more than that in its review': (s) =>
        s.write(
          ...settle(s.me, 'of-ann', ann, 'approve').map((one) =>
            one.path === review ? patch(review, { revision: 'new', cleared: true }) : one,
          ),
        ),
    },
  },
  {
    path,
    title: 'refuses the proposed notes',
    as: admin,
    given: () => waiting,
    run: settleWith('reject'),
    refused: {
      ...byActors(ann, zoe),
      'without the review': settleWith('reject', review),
      'without the log entry': settleWith('reject', 'modlog/new'),
      'without the notice': settleWith('reject', 'users/ann/notices/new'),
      'and keeps the proposal': settleWith('reject', own),
      'by an approval': (s) =>
        s.write(
          ...settle(s.me, 'of-ann', ann, 'approve').filter((one) => one.path !== 'reports/of-ann'),
        ),
      'that nobody proposed': { given: () => ({}) },
      'that they proposed themselves': {
        given: () => ({ 'revisions/of-admin': revision(admin, past) }),
        run: (s) => s.write(...settle(admin, 'of-admin', admin, 'reject')),
      },
      'with a second log entry': (s) =>
        s.write(
          ...settle(s.me, 'of-ann', ann, 'reject'),
          put('modlog/other', logEntry(s.me, 'reject', own)),
        ),
    },
  },
  {
    path: 'reports/{id}',
    title: 'restores a share with the proposed notes',
    as: admin,
    given: () => ({ ...decided(), ...waiting }),
    run: restore({ notes: 'Kind.', revisedAt: now }),
    allowed: { ...byActors(secondAdmin) },
    refused: {
      ...byActors(ann, pal),
      'with other words': restore({ notes: 'Was late.', revisedAt: now }),
      'without their time': restore({ notes: 'Kind.' }),
      'at another time': restore({ notes: 'Kind.', revisedAt: past }),
      'and keeps the proposal': (s) =>
        s.write(
          ...decide(s.me, {
            at: 'reports/of-ann',
            to: 'public',
            action: 'restore',
            owner: 'ann',
            previous: 'log1',
          }),
          patch('reports/of-ann', { notes: 'Kind.', revisedAt: now }),
        ),
      'that nobody proposed': { given: () => decided() },
      'while it is taken down': {
        given: () => ({ ...decided(), 'reports/of-ann': report(ann, past), ...waiting }),
        run: restore({ notes: 'Kind.', revisedAt: now }, 'rejected', 'takedown'),
      },
    },
  },
  {
    path: 'flags/{id}',
    title: 'flags a share again whose notes have changed',
    as: zoe,
    given: () => ({
      'reports/of-ann': { ...report(ann, past), revisedAt: now },
      [flagPath(zoe, 'reports/of-ann')]: {
        by: 'zoe',
        targetPath: 'reports/of-ann',
        state: 'dismissed',
        reason: 'false',
        createdAt: past,
      },
    }),
    run: (s) => s.write(...addFlag(zoe, 'reports/of-ann')),
  },
]
