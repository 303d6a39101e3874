import { Timestamp } from 'firebase/firestore/lite'
import { type Actor, admin, ann, pal, secondAdmin, zoe } from '../setup/actors.ts'
import * as acts from '../setup/acts.ts'
import * as documents from '../setup/documents.ts'
import { type Documents, flagPath, logEntry, now, past } from '../setup/documents.ts'
import { patch, put, remove } from '../setup/session.ts'
import type { WriteKind } from './memberWrites.ts'

const experience = 'reports/common/experiences/by-zoe'
const reply = 'reports/common/reply/subject'
const message = 'threads/ann_pal/messages/first'
const messageFlag = 'ann~threads~ann_pal~messages~first'
const fresh = Timestamp.fromMillis(Date.now() - 60_000)

const flagsOf = (target: string, ...by: readonly Actor[]): Documents =>
  Object.fromEntries(by.map((who) => [flagPath(who, target), documents.flag(who, target, past)]))
const close = (target: string, state: string, decision: string, ...by: readonly Actor[]) =>
  by.map((who) => patch(flagPath(who, target), documents.closed(state, decision)))
const idOf = (path: string) => documents.deletionLogPath(path).replace('modlog/', '')

/** What admins write, by its name in docs/access.md. */
export const adminWrites: Readonly<Record<string, WriteKind>> = {
  'share decided, with two flags': {
    as: admin,
    given: flagsOf('reports/common', ann, zoe),
    writes: [
      ...acts.decide(admin, { at: 'reports/common', to: 'rejected', action: 'takedown' }),
      ...close('reports/common', 'upheld', 'new', ann, zoe),
    ],
  },
  'what an admin looks at': {
    as: admin,
    writes: [put('presence/admin', { item: 'reports/common', at: now })],
  },
  'other notes taken': {
    as: admin,
    given: { 'revisions/of-zoe': documents.revision(zoe, past) },
    writes: acts.settle(admin, 'of-zoe', zoe, 'approve'),
  },
  'share restored with other notes': {
    as: admin,
    given: {
      'reports/of-zoe': { ...documents.report(zoe, past), status: 'rejected' },
      'revisions/of-zoe': documents.revision(zoe, past),
    },
    writes: [
      ...acts
        .decide(admin, { at: 'reports/of-zoe', to: 'public', action: 'restore', owner: 'zoe' })
        .map((one) =>
          one.path === 'reports/of-zoe'
            ? patch(one.path, { status: 'public', notes: 'Kind.', revisedAt: now })
            : one,
        ),
      remove('revisions/of-zoe'),
    ],
  },
  'flags on a profile dismissed, two': {
    as: admin,
    given: flagsOf('reports/common', ann, zoe),
    writes: [
      ...acts
        .decide(admin, { at: 'reports/common', to: 'public', action: 'dismiss' })
        .filter(({ path }) => path !== 'reports/common' && /^(?:reports|modlog)/.test(path)),
      ...close('reports/common', 'dismissed', 'new', ann, zoe),
    ],
  },
  'flags on anything else dismissed, two': {
    as: admin,
    given: flagsOf(experience, ann, pal),
    writes: [
      ...acts.dismissFlag(admin, ann, experience),
      ...close(experience, 'dismissed', 'new', pal),
    ],
  },
  'share deleted by an admin, with all below it and two flags': {
    as: admin,
    given: flagsOf('reports/of-zoe', ann, pal),
    writes: [
      ...acts.removeReport('reports/of-zoe'),
      remove('reports/of-zoe/photos/full'),
      remove('reports/of-zoe/reply/subject'),
      remove('reports/of-zoe/experiences/by-pal'),
      remove('reports/of-zoe/experiences/by-pal/comments/by-pal'),
      ...acts.logDeletion(admin, 'reports/of-zoe', 'zoe'),
      ...close('reports/of-zoe', 'upheld', idOf('reports/of-zoe'), ann, pal),
    ],
  },
  'experience deleted by an admin, its comments and two flags': {
    as: admin,
    given: {
      ...flagsOf(experience, ann, pal),
      [`${experience}/comments/by-zoe`]: documents.comment(zoe, past),
    },
    writes: [
      remove(experience),
      remove(`${experience}/comments/by-zoe`),
      ...acts.logDeletion(admin, experience, 'zoe'),
      ...close(experience, 'upheld', idOf(experience), ann, pal),
    ],
  },
  'message removed, the last one, with its flag': {
    as: admin,
    given: {
      ...flagsOf(message, ann),
      'threads/ann_pal': { ...documents.thread(ann, pal, past), lastMessage: 'x', lastId: 'first' },
    },
    writes: [
      patch(message, { text: '', removed: 'new' }),
      patch('threads/ann_pal', { lastMessage: '' }),
      put('modlog/new', { ...logEntry(admin, 'delete', message), flag: messageFlag }),
      acts.tell('pal', 'delete', message),
      ...close(message, 'upheld', 'new', ann),
    ],
  },
  'answer published': {
    as: admin,
    writes: [
      put(reply, { text: 'I was ill.', createdAt: now, decision: 'new' }),
      put('modlog/new', logEntry(admin, 'reply', reply)),
      acts.tell('pal', 'reply', reply),
    ],
  },
  'answer deleted': {
    as: admin,
    given: { [reply]: { text: 'I was ill.', createdAt: past, decision: 'x' } },
    writes: [remove(reply), ...acts.logDeletion(admin, reply, 'pal')],
  },
  'member warned, with two flags': {
    as: admin,
    given: flagsOf(experience, ann, pal),
    writes: [
      put('modlog/new', logEntry(admin, 'warn', 'users/zoe')),
      acts.tell('zoe', 'warn', 'users/zoe'),
      ...close(experience, 'upheld', 'new', ann, pal),
    ],
  },
  'member banned, with two flags': {
    as: admin,
    given: flagsOf(experience, ann, pal),
    writes: [...acts.banMember(admin, 'zoe'), ...close(experience, 'upheld', 'new', ann, pal)],
  },
  'ban lifted': {
    as: admin,
    writes: [remove('bans/banned'), ...acts.logDeletion(admin, 'bans/banned', 'banned', 'unban')],
  },
  'request answered': { as: admin, writes: acts.answerCase(admin, 'cases/of-zoe', zoe, 'granted') },
  'appeal answered': {
    as: secondAdmin,
    given: {
      'cases/zoe~log1': documents.appeal(zoe, 'log1', fresh),
      'modlog/log1': logEntry(admin, 'takedown', 'reports/common', past),
    },
    writes: acts.answerCase(secondAdmin, 'cases/zoe~log1', zoe, 'declined'),
  },
  'policy changed': {
    as: admin,
    writes: [
      put('policy/sharing', { review: 'first', decision: 'new' }),
      put('modlog/new', logEntry(admin, 'policy', 'policy/sharing')),
    ],
  },
  'admin added': { as: admin, writes: acts.addAdmin(admin, 'fresh@greenlight.test') },
  'admin removed': {
    as: admin,
    writes: acts.removeAdmin(admin, secondAdmin.email, past.toMillis() + 1),
  },
}
