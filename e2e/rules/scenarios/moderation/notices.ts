import { admin, ann, zoe } from '../../setup/actors.ts'
import { answerCase, banMember, decide, dismissFlag, logDeletion, tell } from '../../setup/acts.ts'
import {
  deletionLogPath,
  type Fields,
  flag,
  future,
  inDays,
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
/** A decision on Zoe’s flag, and a notice for her about it. */
const tellOfFlag =
  (kind: string): Attempt =>
  (s) =>
    s.write(
      ...dismissFlag(s.me, zoe, 'reports/flagged'),
      put('users/zoe/notices/new', notice(kind, 'reports/flagged')),
    )

/** Notices: what was decided about something of a member. */
export const noticeScenarios: readonly Scenario[] = [
  {
    path,
    title: 'tells a member of a decision',
    as: admin,
    run: tellOfBan(),
    allowed: {
      'about an experience': deleteExperience(),
      'about a case': (s) => s.write(...answerCase(s.me, 'cases/of-zoe', zoe, 'declined')),
      'kept for a day more than a year': tellOfBan({ expireAt: inDays(365.9) }),
      'kept for a day less than a year': tellOfBan({ expireAt: inDays(364.1) }),
    },
    refused: {
      ...byActors(ann),
      ...attemptEach(
        {
          ...wrongTypes({
            ...{ kind: [], target: [], point: [], reason: [] },
            ...{ at: [], readAt: ['null'], expireAt: [] },
          }),
          ...eachOmitted('kind', 'target', 'reason', 'at', 'readAt', 'expireAt'),
          ...eachValue('expireAt', [inDays(363.9), inDays(366.1)]),
          ...eachValue('point', ['minor']),
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
      'of a decision on a flag of theirs': tellOfFlag('dismiss'),
      'of an upheld flag of theirs, later': {
        given: () => ({
          [`flags/${flagId}`]: {
            ...flag(zoe, 'reports/flagged', past),
            ...{ state: 'upheld', decision: 'old2' },
          },
          'modlog/old2': logEntry(admin, 'takedown', 'reports/flagged', past),
        }),
        run: (s) => s.write(put('users/zoe/notices/old2', notice('uphold', 'reports/flagged'))),
      },
      'about the dismissed flags on their own share': (s) =>
        s.write(
          ...dismissFlag(s.me, zoe, 'reports/flagged'),
          put('users/pal/notices/new', notice('dismiss', 'reports/flagged')),
        ),
      'about a case of another member': (s) =>
        s.write(
          ...answerCase(s.me, 'cases/of-zoe', zoe, 'declined'),
          put('users/ann/notices/new', notice('decline', 'cases/of-zoe')),
        ),
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
