import { admin, ann, banned, pal, zoe } from '../../setup/actors.ts'
import { logDeletion, removeReport, share, tell } from '../../setup/acts.ts'
import {
  deletionLogPath,
  type Fields,
  future,
  logEntry,
  now,
  past,
  report,
} from '../../setup/documents.ts'
import type { Attempt } from '../../setup/ruleCase.ts'
import { put, remove, type Write } from '../../setup/session.ts'
import { attemptEach, eachOmitted, eachValue, withChanges, wrongTypes } from '../fieldChanges.ts'
import { byActors, type Scenario } from '../scenario.ts'

const mine = 'reports/of-ann'
const withTombstone =
  (change: Fields): Attempt =>
  (s) =>
    s.write(
      remove(mine),
      remove(`${mine}/photos/full`),
      remove(`${mine}/private/review`),
      put('gone/of-ann', withChanges({ ownerUid: 'ann', at: now }, change)),
    )

const theirs = 'reports/of-zoe'
const below = [`${theirs}/experiences/by-pal/comments/by-pal`, `${theirs}/experiences/by-pal`]
/** An admin deletes Zoe’s report and what is below it, with a log entry. */
const deleteReport =
  (entryChange: Fields = {}, at = deletionLogPath(theirs), ...more: Write[]): Attempt =>
  (s) =>
    s.write(
      ...[...below, `${theirs}/photos/full`].map(remove),
      ...removeReport(theirs),
      put(at, withChanges(logEntry(s.me, 'delete', theirs), entryChange)),
      tell('zoe', 'delete', theirs, at),
      ...more,
    )

/** The writes that delete Zoe’s report, but for the one to this path. */
const withoutWrite = (path: string) =>
  [remove(`${theirs}/photos/full`), ...removeReport(theirs)].filter((write) => write.path !== path)

/** A deleted report leaves its id behind, so that nobody uses it again. */
export const tombstoneScenarios: readonly Scenario[] = [
  {
    path: 'gone/{reportId}',
    title: 'leaves a tombstone',
    run: withTombstone({}),
    allowed: {
      'by a banned member': {
        as: banned,
        run: (s) =>
          s.write(...removeReport('reports/of-banned'), remove('reports/of-banned/photos/full')),
      },
    },
    refused: {
      ...attemptEach(
        {
          ...wrongTypes({ ownerUid: [], at: [] }),
          ...eachOmitted('ownerUid', 'at'),
          ...eachValue('ownerUid', ['zoe', '-']),
          ...eachValue('at', [past, future]),
          ...eachValue('extra', [1]),
        },
        withTombstone,
      ),
      'of a report that stays': (s) => s.write(put('gone/of-ann', { ownerUid: 'ann', at: now })),
      'of a missing report': (s) => s.write(put('gone/new', { ownerUid: 'ann', at: now })),
      'of a report of the same batch': (s) =>
        s.write(...share(ann), put('gone/new', { ownerUid: 'ann', at: now })),
      'and removes it': {
        given: () => ({ 'gone/old': { ownerUid: 'ann', at: past } }),
        run: (s) => s.write(remove('gone/old')),
      },
      'and reads it': {
        given: () => ({ 'gone/old': { ownerUid: 'ann', at: past } }),
        run: (s) => s.get('gone/old'),
      },
    },
  },
  {
    path: 'gone/{reportId}',
    title: 'reads a tombstone',
    as: admin,
    given: () => ({ 'gone/old': { ownerUid: 'ann', at: past } }),
    run: (s) => s.get('gone/old'),
    refused: { ...byActors(ann) },
  },
  {
    path: 'reports/{id}',
    title: 'deletes a member’s report with all below it',
    as: admin,
    run: deleteReport(),
    allowed: {
      'that is rejected': {
        given: () => ({ [theirs]: { ...report(zoe, past), status: 'rejected' } }),
      },
      'without an owner and a time': {
        given: () => ({ 'reports/legacy': { name: 'Alex' } }),
        run: (s) =>
          s.write(
            ...removeReport('reports/legacy', '-'),
            put('modlog/reports~legacy~0', logEntry(s.me, 'delete', 'reports/legacy')),
          ),
      },
      'whose owner is null': {
        given: () => ({ 'reports/legacy': { name: 'Alex', ownerUid: null } }),
        run: (s) =>
          s.write(
            ...removeReport('reports/legacy', '-'),
            put('modlog/reports~legacy~0', logEntry(s.me, 'delete', 'reports/legacy')),
          ),
      },
    },
    refused: {
      ...byActors(ann, pal, banned),
      'without a log entry': (s) =>
        s.write(remove(`${theirs}/photos/full`), ...removeReport(theirs)),
      'without a tombstone': (s) =>
        s.write(...withoutWrite('gone/of-zoe'), ...logDeletion(s.me, theirs, 'zoe')),
      'without its review': (s) =>
        s.write(...withoutWrite(`${theirs}/private/review`), ...logDeletion(s.me, theirs, 'zoe')),
      'without its answer': {
        given: () => ({ [`${theirs}/reply/subject`]: { text: 'No.', createdAt: past } }),
      },
      'without telling its owner': (s) =>
        s.write(
          remove(`${theirs}/photos/full`),
          ...removeReport(theirs),
          put(deletionLogPath(theirs), logEntry(s.me, 'delete', theirs)),
        ),
      'without its photo': (s) =>
        s.write(...removeReport(theirs), ...logDeletion(s.me, theirs, 'zoe')),
      'with a log entry about another report': deleteReport({ target: 'reports/common' }),
      'with a log entry of another action': deleteReport({ action: 'takedown' }),
      'with a log entry under another id': deleteReport({}, 'modlog/new'),
      'for no reason': deleteReport({ reason: '' }),
      'and takes the standing, which only a decision does': deleteReport(
        {},
        undefined,
        put('standing/zoe', {
          decision: deletionLogPath(theirs).replace('modlog/', ''),
          trusted: false,
          at: now,
        }),
      ),
      'without an owner, and without a log entry': {
        given: () => ({ 'reports/legacy': { name: 'Alex' } }),
        run: (s) => s.write(...removeReport('reports/legacy', '-')),
      },
      'two with one log entry': deleteReport(
        {},
        undefined,
        ...removeReport(mine),
        remove(`${mine}/photos/full`),
      ),
    },
  },
]
