import { deleteField } from 'firebase/firestore/lite'
import { admin, ann, secondAdmin, zoe } from '../../setup/actors.ts'
import { dismissFlag, logDeletion } from '../../setup/acts.ts'
import {
  deletionLogPath,
  type Fields,
  flag,
  flagPath,
  future,
  logEntry,
  past,
  report,
  request,
} from '../../setup/documents.ts'
import type { Attempt } from '../../setup/ruleCase.ts'
import { patch, put, remove } from '../../setup/session.ts'
import {
  attemptEach,
  eachOmitted,
  eachValue,
  invisibleTexts,
  withChanges,
  wrongTypes,
} from '../fieldChanges.ts'
import { byActors, type Scenario } from '../scenario.ts'

const target = 'reports/flagged'
const id = 'ann~reports~flagged'
/** A dismissal, which is the act of the entry. */
const addLogEntry =
  (change: Fields): Attempt =>
  (s) => {
    const [act, entry] = dismissFlag(s.me, ann, target)
    const fields = entry.kind === 'put' ? entry.fields : {}
    return s.write(act, put(entry.path, withChanges(fields, change)))
  }
const entryAlone =
  (action: string, about: string, at = 'new'): Attempt =>
  (s) =>
    s.write(put(`modlog/${at}`, logEntry(s.me, action, about)))
const dismissalAlone =
  (flagId: string): Attempt =>
  (s) =>
    s.write(put('modlog/new', { ...logEntry(s.me, 'dismiss', target), flag: flagId }))

const text = 'threads/ann_pal/messages/first'
/** Documents that name the entry `unlogged`, which is missing. */
const removed = (...paths: string[]) => ({
  given: () => Object.fromEntries(paths.map((path) => [path, { text: '', removed: 'unlogged' }])),
})

export const logScenarios: readonly Scenario[] = [
  {
    path: 'modlog/{id}',
    title: 'logs the removal of a message',
    as: admin,
    ...removed(text),
    run: entryAlone('delete', text, 'unlogged'),
    refused: {
      ...byActors(ann),
      'under another id': entryAlone('delete', text),
      ...Object.fromEntries(
        ['reject', 'takedown', 'warn', 'reply', 'none'].map((action) => [
          `as ${action}`,
          entryAlone(action, text, 'unlogged'),
        ]),
      ),
      ...Object.fromEntries(
        [`${text}/`, text.replace('/', '//'), text.replace('first', 'f%69rst')].map((path) => [
          `at ${path}`,
          entryAlone('delete', path, 'unlogged'),
        ]),
      ),
      'of something else': {
        ...removed('reports/common/experiences/one'),
        run: entryAlone('delete', 'reports/common/experiences/one', 'unlogged'),
      },
      'of a settings document': {
        ...removed('users/zoe/settings/one'),
        run: entryAlone('delete', 'users/zoe/settings/one', 'unlogged'),
      },
    },
  },
  {
    path: 'modlog/{id}',
    title: 'adds a log entry',
    as: admin,
    run: addLogEntry({}),
    allowed: {
      ...attemptEach(eachValue('reason', ['x', 'x'.repeat(500)]), addLogEntry),
      'for the removal of something of their own': (s) =>
        s.write(
          remove('reports/common/experiences/by-admin'),
          put(
            deletionLogPath('reports/common/experiences/by-admin'),
            logEntry(s.me, 'delete', 'reports/common/experiences/by-admin'),
          ),
        ),
    },
    refused: {
      ...byActors(ann),
      ...attemptEach(
        {
          ...wrongTypes({
            actor: [],
            action: [],
            target: ['string'],
            reason: ['string'],
            at: [],
            flag: [],
          }),
          ...eachOmitted('actor', 'action', 'target', 'reason', 'at', 'flag'),
          ...eachValue('actor', ['secondAdmin']),
          ...eachValue('action', ['edit', '', 'none', 'approve', 'delete']),
          ...eachValue('target', [...invisibleTexts, 'reports/common', 'x'.repeat(301)]),
          ...eachValue('reason', [...invisibleTexts, 'x'.repeat(501)]),
          ...eachValue('at', [future]),
          ...eachValue('flag', ['zoe~reports~flagged', 'ann~reports~common', '']),
          ...eachValue('extra', [1]),
        },
        addLogEntry,
      ),
      'for an approval that never happened': entryAlone('approve', target),
      'for a ban that never happened': entryAlone('ban', 'bans/zoe'),
      'for a request that is not granted': entryAlone('grant', 'cases/of-zoe'),
      'for a reply that never happened': entryAlone('reply', 'reports/common/reply/answer'),
      'for a ban of long ago': entryAlone('ban', 'bans/banned', 'unlogged'),
      'for a decision of long ago': {
        given: () => ({
          [target]: { ...report(zoe, past), decision: 'unlogged' },
          [`${target}/private/review`]: { flagCount: 0, decision: 'unlogged' },
        }),
        run: entryAlone('approve', target, 'unlogged'),
      },
      'for a ban that is not lifted': entryAlone(
        'unban',
        'bans/banned',
        `bans~banned~${past.toMillis()}`,
      ),
      'for a deletion that never happened': entryAlone(
        'delete',
        'reports/flagged',
        `reports~flagged~${past.toMillis()}`,
      ),
      'for the deletion of something missing': entryAlone(
        'delete',
        'reports/missing',
        'reports~missing~0',
      ),
      'for an admin who is not added': entryAlone('admin-add', `admins/${secondAdmin.email}`),
      'for an admin who is not removed': entryAlone(
        'admin-remove',
        `admins/${secondAdmin.email}`,
        `admins~${secondAdmin.email}~${past.toMillis() + 1}`,
      ),
      'for a dismissal that never happened': dismissalAlone(id),
      'for a dismissal of long ago': {
        given: () => ({
          [flagPath(ann, target)]: {
            ...flag(ann, target, past),
            state: 'dismissed',
            decision: 'new',
          },
        }),
        run: dismissalAlone(id),
      },
      'for the removal of something of their own, as a takedown': (s) =>
        s.write(
          remove('reports/common/experiences/by-admin'),
          put(
            deletionLogPath('reports/common/experiences/by-admin'),
            logEntry(s.me, 'takedown', 'reports/common/experiences/by-admin'),
          ),
        ),
      'for the removal of their own request': {
        given: () => ({ 'cases/of-admin': request(admin, past) }),
        run: (s) =>
          s.write(
            remove('cases/of-admin'),
            put(deletionLogPath('cases/of-admin'), logEntry(s.me, 'unban', 'cases/of-admin')),
          ),
      },
      'for the removal of their own block': (s) =>
        s.write(
          remove('users/admin/blocks/troll'),
          put(
            deletionLogPath('users/admin/blocks/troll'),
            logEntry(s.me, 'delete', 'users/admin/blocks/troll'),
          ),
        ),
      'two for one act': (s) =>
        s.write(
          ...dismissFlag(s.me, ann, target),
          put('modlog/other', { ...logEntry(s.me, 'dismiss', target), flag: id }),
        ),
      'for a removal, with a flag that it does not close': (s) =>
        s.write(
          remove('reports/common/experiences/by-admin'),
          put(deletionLogPath('reports/common/experiences/by-admin'), {
            ...logEntry(s.me, 'delete', 'reports/common/experiences/by-admin'),
            flag: id,
          }),
        ),
      ...Object.fromEntries(
        ['by-admin/', 'by-admin//', 'by-admin/x', 'by%2Dadmin'].map((spelling) => [
          `for a deletion, spelled ${spelling}`,
          ((s) =>
            s.write(
              remove('reports/common/experiences/by-admin'),
              put(
                deletionLogPath(`reports/common/experiences/${spelling}`),
                logEntry(s.me, 'delete', `reports/common/experiences/${spelling}`),
              ),
            )) satisfies Attempt,
        ]),
      ),
      ...Object.fromEntries(
        ['/', '//', '/x'].map((more) => [
          `for a lifted ban, with ${more} after the path`,
          ((s) =>
            s.write(
              remove('bans/banned'),
              ...logDeletion(s.me, 'bans/banned', 'banned', 'unban'),
              put(
                deletionLogPath(`bans/banned${more}`),
                logEntry(s.me, 'unban', `bans/banned${more}`),
              ),
            )) satisfies Attempt,
        ]),
      ),
      'for the deletion of something without a time, under another id': {
        given: () => ({ 'reports/common/experiences/by-admin': { userId: 'admin' } }),
        run: (s) =>
          s.write(
            remove('reports/common/experiences/by-admin'),
            put('modlog/new', logEntry(s.me, 'delete', 'reports/common/experiences/by-admin')),
          ),
      },
      'for a deletion, under another id': (s) =>
        s.write(
          remove('reports/common/experiences/by-admin'),
          put('modlog/new', logEntry(s.me, 'delete', 'reports/common/experiences/by-admin')),
        ),
      'over an existing log entry': (s) =>
        s.write(put('modlog/ban1', logEntry(s.me, 'dismiss', 'reports/flagged'))),
      'and removes the reason of a log entry': (s) =>
        s.write(patch('modlog/ban1', { reason: deleteField() })),
    },
  },
]
