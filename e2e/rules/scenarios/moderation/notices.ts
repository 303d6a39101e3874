import { admin, ann, secondAdmin, zoe } from '../../setup/actors.ts'
import { answerCase, banMember, decide, dismissFlag, logDeletion, tell } from '../../setup/acts.ts'
import {
  deletionLogPath,
  type Fields,
  flag,
  future,
  logEntry,
  notice,
  now,
  past,
} from '../../setup/documents.ts'
import type { Attempt } from '../../setup/ruleCase.ts'
import { patch, put, remove, type Write } from '../../setup/session.ts'
import {
  attemptEach,
  eachOmitted,
  eachValue,
  invisibleTexts,
  withChanges,
  wrongTypes,
} from '../fieldChanges.ts'
import { byActors, givenReport, reportPath, type Scenario } from '../scenario.ts'

const path = 'users/{uid}/notices/{id}'
const banned = banMember(admin, 'zoe')
/** The ban and its log entry. */
const untold = banned.slice(0, 2)

/** Tells Zoe of her ban, which is in the same batch. */
const tellOfBan =
  (change: Fields = {}, at = 'users/zoe/notices/new', act: readonly Write[] = untold): Attempt =>
  (s) =>
    s.write(...act, put(at, withChanges(notice('ban', 'bans/zoe'), change)))

const zoesExperience = 'reports/common/experiences/by-zoe'
const deletionId = deletionLogPath(zoesExperience).replace('modlog/', '')
const deleteExperience =
  (...more: Write[]): Attempt =>
  (s) =>
    s.write(remove(zoesExperience), ...logDeletion(s.me, zoesExperience, 'zoe'), ...more)

const flagId = 'zoe~reports~flagged'
const decided = { state: 'upheld', decision: 'old2' }
const tellOfFlag =
  (at: string, kind = 'dismiss'): Attempt =>
  (s) =>
    s.write(...dismissFlag(s.me, zoe, 'reports/flagged'), put(at, notice(kind, 'reports/flagged')))

/** Notices: what was decided about something of a member. */
export const noticeScenarios: readonly Scenario[] = [
  {
    path,
    title: 'tells a member of a decision',
    as: admin,
    run: tellOfBan(),
    allowed: {
      'about an experience': deleteExperience(),
      'about a flag': tellOfFlag('users/zoe/notices/new'),
      'about a flag, after its decision': {
        given: () => ({
          [`flags/${flagId}`]: { ...flag(zoe, 'reports/flagged', past), ...decided },
          'modlog/old2': logEntry(admin, 'takedown', 'reports/flagged', past),
        }),
        run: (s) => s.write(put('users/zoe/notices/old2', notice('uphold', 'reports/flagged'))),
      },
      'about a case': (s) => s.write(...answerCase(s.me, 'cases/of-zoe', zoe, 'declined')),
    },
    refused: {
      ...byActors(ann),
      ...attemptEach(
        {
          ...wrongTypes({ kind: [], target: [], reason: [], at: [], readAt: ['null'] }),
          ...eachOmitted('kind', 'target', 'reason', 'at', 'readAt'),
          ...eachValue('kind', ['takedown', 'uphold', 'dismiss', '']),
          ...eachValue('target', ['bans/ann', 'users/zoe', 'reports/common', '']),
          ...eachValue('reason', ['Another.', ...invisibleTexts]),
          ...eachValue('at', [past, future]),
          ...eachValue('readAt', [now, past]),
          ...eachValue('actor', ['admin']),
        },
        (change) => tellOfBan(change),
      ),
      'without the decision': tellOfBan({}, 'users/zoe/notices/new', []),
      'of a decision of long ago': {
        given: () => ({ 'modlog/earlier': logEntry(admin, 'ban', 'bans/zoe', past) }),
        run: tellOfBan({}, 'users/zoe/notices/earlier', []),
      },
      'under the id of an old entry': (s) =>
        s.write(put('users/zoe/notices/ban1', notice('ban', 'bans/banned'))),
      'of the ban of another member': tellOfBan({}, 'users/ann/notices/new', banned),
      'of a report of another member': {
        ...givenReport('pending'),
        run: (s) =>
          s.write(
            ...decide(s.me, { at: reportPath, to: 'public', action: 'approve' }),
            tell('ann', 'approve', reportPath),
          ),
      },
      'of an experience of another member': deleteExperience(
        put(`users/ann/notices/${deletionId}`, notice('delete', zoesExperience)),
      ),
      'of an experience, for the owner of the report': deleteExperience(
        put(`users/pal/notices/${deletionId}`, notice('delete', zoesExperience)),
      ),
      'of a flag of another member': tellOfFlag('users/ann/notices/new'),
      'about a flag, under another id': tellOfFlag('users/zoe/notices/other'),
      'that a dismissed flag was upheld': tellOfFlag('users/zoe/notices/new', 'uphold'),
      'about the dismissed flags on their own share': (s) =>
        s.write(
          ...dismissFlag(s.me, zoe, 'reports/flagged'),
          put('users/pal/notices/new', notice('dismiss', 'reports/flagged')),
        ),
      'about a flag, under the id of another entry': {
        given: () => ({
          [`flags/${flagId}`]: { ...flag(zoe, 'reports/flagged', past), ...decided },
          'modlog/other': logEntry(admin, 'takedown', 'reports/other', past),
        }),
        run: (s) => s.write(put('users/zoe/notices/other', notice('uphold', 'reports/flagged'))),
      },
      'about a flag, after the admin who decided was removed': {
        as: ann,
        given: () => ({
          [`flags/${flagId}`]: { ...flag(zoe, 'reports/flagged', past), ...decided },
          'modlog/old2': logEntry(ann, 'takedown', 'reports/flagged', past),
        }),
        run: (s) => s.write(put('users/zoe/notices/old2', notice('uphold', 'reports/flagged'))),
      },
      'about an upheld flag, in the words for the flagged member': {
        given: () => ({
          [`flags/${flagId}`]: { ...flag(zoe, 'reports/flagged', past), ...decided },
          'modlog/old2': logEntry(admin, 'takedown', 'reports/flagged', past),
        }),
        run: (s) =>
          s.write(
            put('users/zoe/notices/old2', {
              ...notice('uphold', 'reports/flagged'),
              reason: 'Against the guidelines.',
            }),
          ),
      },
      'about a dismissed flag, without the words': (s) =>
        s.write(
          ...dismissFlag(s.me, zoe, 'reports/flagged'),
          put('users/zoe/notices/new', {
            ...notice('dismiss', 'reports/flagged'),
            reason: '',
          }),
        ),
      'about a case of another member': (s) =>
        s.write(
          ...answerCase(s.me, 'cases/of-zoe', zoe, 'declined'),
          put('users/ann/notices/new', notice('decline', 'cases/of-zoe')),
        ),
      'about an open flag': {
        given: () => ({ 'modlog/old': logEntry(admin, 'takedown', 'reports/flagged', past) }),
        run: (s) => s.write(put('users/zoe/notices/old2', notice('uphold', 'reports/flagged'))),
      },
      'about a flag that another admin decided': {
        as: secondAdmin,
        given: () => ({
          [`flags/${flagId}`]: { ...flag(zoe, 'reports/flagged', past), ...decided },
          'modlog/old2': logEntry(admin, 'takedown', 'reports/flagged', past),
        }),
        run: (s) => s.write(put('users/zoe/notices/old2', notice('uphold', 'reports/flagged'))),
      },
    },
  },
  {
    path,
    title: 'marks a notice as read',
    run: (s) => s.write(patch(`users/ann/notices/old`, { readAt: now })),
    refused: {
      ...byActors(zoe, admin),
      'at another time': (s) => s.write(patch('users/ann/notices/old', { readAt: past })),
      'and changes its reason': (s) =>
        s.write(patch('users/ann/notices/old', { readAt: now, reason: 'None.' })),
      'and replaces it': (s) =>
        s.write(put('users/ann/notices/old', notice('approve', 'reports/common'))),
    },
  },
]
