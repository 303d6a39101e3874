import { admin, ann, pal, zoe } from '../../setup/actors.ts'
import { tell } from '../../setup/acts.ts'
import {
  closed,
  comment,
  type Documents,
  experience,
  type Fields,
  flag,
  flagPath,
  logEntry,
  message,
  notice,
  past,
  report,
} from '../../setup/documents.ts'
import type { Attempt } from '../../setup/ruleCase.ts'
import { patch, put } from '../../setup/session.ts'
import { attemptEach, eachValue, invisibleTexts, withChanges } from '../fieldChanges.ts'
import { byActors, type Scenario } from '../scenario.ts'

const path = 'users/{uid}/notices/{id}'
const target = 'users/zoe'

const warn =
  (change: Fields = {}, entry: Fields = {}, at = 'users/zoe/notices/new'): Attempt =>
  (s) =>
    s.write(
      put('modlog/new', withChanges(logEntry(s.me, 'warn', target), entry)),
      put(at, withChanges(notice('warn', target), change)),
    )

/** A warning of `uid` that also upholds Ann’s flag on what they wrote. */
const upholds = (at: string, uid: string, documents: Documents = {}, author = uid) => ({
  given: () => ({
    ...documents,
    [flagPath(ann, at)]: { ...flag(ann, at, past), author },
  }),
  run: ((s) =>
    s.write(
      put('modlog/new', logEntry(s.me, 'warn', `users/${uid}`)),
      tell(uid, 'warn', `users/${uid}`),
      patch(flagPath(ann, at), closed('upheld')),
    )) satisfies Attempt,
})
const sent = 'threads/ann_pal/messages/first'
const below = 'reports/common/experiences'

/** A warning is a notice with its log entry, and nothing else. */
export const warningScenarios: readonly Scenario[] = [
  {
    path,
    title: 'warns a member',
    as: admin,
    run: warn(),
    refused: {
      ...byActors(ann, zoe),
      ...attemptEach(
        {
          ...eachValue('kind', ['ban', 'dismiss', '']),
          ...eachValue('target', ['users/ann', 'users/zoe/', 'bans/zoe', '']),
          ...eachValue('reason', ['Another.']),
          ...eachValue('extra', [1]),
        },
        (change) => warn(change),
      ),
      ...attemptEach(
        {
          ...eachValue('target', [
            'users/ann',
            'users/zoe/',
            'users//zoe',
            'users/zoe/notices/new',
            'users/%7Aoe',
            'bans/zoe',
            'reports/of-zoe',
          ]),
          ...eachValue('action', ['ban', 'delete', 'dismiss']),
          ...eachValue('reason', invisibleTexts),
          ...eachValue('actor', ['secondAdmin']),
        },
        (entry) =>
          warn(
            {
              ...('target' in entry && { target: entry['target'] }),
              ...('action' in entry && { kind: entry['action'] }),
              ...('reason' in entry && { reason: entry['reason'] }),
            },
            entry,
          ),
      ),
      themselves: (s) =>
        s.write(
          put('modlog/new', logEntry(s.me, 'warn', 'users/admin')),
          tell('admin', 'warn', 'users/admin'),
        ),
      'without a notice': (s) => s.write(put('modlog/new', logEntry(s.me, 'warn', target))),
      'without a log entry': (s) => s.write(tell('zoe', 'warn', target)),
      'and tells another member': warn({}, {}, 'users/ann/notices/new'),
      'and another member, whom the account names': {
        given: () => ({ 'users/zoe': { userId: 'ann' } }),
        run: (s) =>
          s.write(
            put('modlog/new', logEntry(s.me, 'warn', target)),
            tell('zoe', 'warn', target),
            tell('ann', 'warn', target),
          ),
      },
      'under another id': warn({}, {}, 'users/zoe/notices/other'),
      'by a notice of long ago': {
        given: () => ({ 'users/zoe/notices/new': notice('warn', target, past) }),
        run: (s) => s.write(put('modlog/new', logEntry(s.me, 'warn', target))),
      },
      'two members with one log entry': (s) =>
        s.write(
          put('modlog/new', logEntry(s.me, 'warn', target)),
          tell('zoe', 'warn', target),
          tell('ann', 'warn', target),
        ),
    },
  },
  {
    path: 'flags/{uid~target}',
    title: 'upholds a flag with a warning',
    as: admin,
    ...upholds(sent, 'pal', { [sent]: message(pal, 'ann_pal', past) }),
    allowed: {
      'on a share': upholds('reports/one', 'zoe', { 'reports/one': report(zoe, past) }),
      'on an experience': upholds(`${below}/one`, 'zoe', {
        [`${below}/one`]: experience(zoe, past),
      }),
      'on a comment': upholds(`${below}/by-pal/comments/one`, 'zoe', {
        [`${below}/by-pal/comments/one`]: comment(zoe, past),
      }),
      'on the member': upholds('users/zoe', 'zoe'),
    },
    refused: {
      'of another member': upholds(sent, 'zoe', { [sent]: message(pal, 'ann_pal', past) }, 'pal'),
      'on another member': upholds('users/pal', 'zoe', {}, 'pal'),
      'on something deleted': upholds('reports/missing', 'zoe', {}, 'pal'),
      'and dismisses it': {
        given: upholds('users/zoe', 'zoe').given,
        run: (s) =>
          s.write(
            put('modlog/new', logEntry(s.me, 'warn', target)),
            tell('zoe', 'warn', target),
            patch(flagPath(ann, target), closed('dismissed')),
          ),
      },
      'by an entry of another action': {
        given: upholds('users/zoe', 'zoe').given,
        run: (s) =>
          s.write(
            put('modlog/new', logEntry(s.me, 'grant', target)),
            patch(flagPath(ann, target), closed('upheld')),
          ),
      },
      'on themselves': {
        as: admin,
        ...upholds('users/admin', 'admin'),
      },
    },
  },
]
