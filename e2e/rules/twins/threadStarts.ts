import * as actors from '../stage/actors.ts'
import { ann, noDocument, noProfile, noTerms, pal, visitor, zoe } from '../stage/actors.ts'
import type { Attempt } from '../stage/case.ts'
import { future, message, now, past, thread, type Fields } from '../stage/documents.ts'
import { put, remove } from '../stage/session.ts'
import { annWith } from './annWith.ts'
import { by, type Twin } from './twin.ts'
import { confused, each, values, vary, without } from './vary.ts'

const path = 'threads/{id}'
const { blocked, blocker, closed, closedBefore, gone, reopened } = actors
const mine = { displayName: 'Name of ann' }

const start = (change: Fields): Attempt => startWith(zoe, change)

function startWith(other: actors.Actor, change: Fields = {}, id?: string): Attempt {
  return (s) => {
    const fields = thread(s.me, other)
    const ids = [s.me.uid, other.uid].toSorted().join('_')
    return s.write(put(`threads/${id ?? ids}`, vary(fields, change)))
  }
}

export const threadStartTwins: readonly Twin[] = [
  {
    path,
    title: 'starts a conversation',
    does: start({}),
    allowed: {
      ...each(
        {
          'knowing only the own name': { memberInfo: { ann: mine } },
          ...values('memberInfo', [
            { ann: mine, zoe: { displayName: 'x' } },
            { ann: mine, zoe: { displayName: 'x'.repeat(80) } },
          ]),
          'read by oneself': { lastRead: { ann: now } },
          'read by nobody': { lastRead: {} },
        },
        start,
      ),
      'with one who opened up again': startWith(reopened),
      'with one who never chose': {
        given: () => ({ 'users/zoe': { createdAt: past } }),
      },
      'by the one who comes second': { as: zoe, does: startWith(ann) },
      'with receipts off': annWith({ msgReadReceipts: false }),
    },
    refused: {
      ...by(visitor, noTerms, noProfile, noDocument),
      ...each(
        {
          ...confused({ members: [], memberInfo: [], createdAt: [], lastAt: [], lastRead: [] }),
          ...without('members', 'memberInfo', 'createdAt', 'lastAt'),
          ...values('members', [
            ['zoe', 'ann'],
            ['ann'],
            ['ann', 'zoe', 'pal'],
            ['ann', 'ann'],
            ['pal', 'zoe'],
            ['ann', 'pal'],
            { 0: 'ann', 1: 'zoe' },
          ]),
          ...values('memberInfo', [
            {},
            { zoe: { displayName: 'Name of zoe' } },
            { ann: { displayName: 'Admin' } },
            { ann: { ...mine, email: ann.email } },
            { ann: mine, zoe: { displayName: 'Zoe', email: zoe.email } },
            { ann: mine, zoe: {} },
            { ann: mine, zoe: 'Zoe' },
            { ann: mine, zoe: { displayName: 'x'.repeat(81) } },
            { ann: mine, zoe: { displayName: ' ' } },
            { ann: mine, zoe: { displayName: 7 } },
            { ann: mine, pal: { displayName: 'Pal' } },
            { ann: mine, zoe: { displayName: 'Zoe' }, pal: { displayName: 'Pal' } },
          ]),
          ...values('createdAt', [future]),
          ...values('lastAt', [future]),
          'read by the other': { lastRead: { zoe: now } },
          'read by both': { lastRead: { ann: now, zoe: now } },
          'read in the past': { lastRead: { ann: past } },
          'read by a number': { lastRead: { ann: 7 } },
          ...values('lastMessage', ['', 'Hello']),
          ...values('lastSender', ['zoe']),
          ...values('lastId', ['x']),
          ...values('extra', [1]),
        },
        start,
      ),
      'under a name that is a number': {
        ...annWith({ username: 7 }),
        does: start({ memberInfo: { ann: { displayName: 7 } } }),
      },
      'under a random id': startWith(zoe, {}, 'random'),
      'under the id of another pair': startWith(zoe, {}, 'ann_pal'),
      'under a turned id': startWith(zoe, { members: ['zoe', 'ann'] }, 'zoe_ann'),
      'with oneself': startWith(ann),
      'with three': startWith(zoe, { members: ['ann', 'pal', 'zoe'] }, 'ann_pal_zoe'),
      'with three, the third unseen': startWith(
        zoe,
        { members: ['ann', 'pal', 'zoe'], memberInfo: { ann: mine } },
        'ann_pal_zoe',
      ),
      'between two others': startWith(
        zoe,
        { members: ['pal', 'zoe'], memberInfo: { ann: mine } },
        'pal_zoe',
      ),
      'between two others who have none yet': startWith(
        zoe,
        { members: ['silent', 'zoe'], memberInfo: { ann: mine } },
        'silent_zoe',
      ),
      'between two others, under their names': startWith(
        zoe,
        { members: ['pal', 'zoe'], memberInfo: { pal: { displayName: 'Name of ann' } } },
        'pal_zoe',
      ),
      'with nobody': startWith(gone),
      'with one who allows none': startWith(closed),
      'with one who allowed none before': startWith(closedBefore),
      'with one who blocked me': startWith(blocker),
      'with one whom I blocked': startWith(blocked),
      'with one whom I unblock in the same batch': (s) =>
        s.write(
          remove('users/ann/blocks/blocked'),
          put('threads/ann_blocked', thread(ann, blocked)),
        ),
      'over the existing one': startWith(pal),
      'showing when I read with receipts off': {
        ...annWith({ messageSettings: { readReceipts: false } }),
        does: start({ lastRead: { ann: now } }),
      },
      'showing when I read with receipts off before': {
        ...annWith({ msgReadReceipts: false }),
        does: start({ lastRead: { ann: now } }),
      },
      'with a first message in the same batch': (s) =>
        s.write(
          put('threads/ann_zoe', thread(ann, zoe)),
          put('threads/ann_zoe/messages/new', message(ann, 'ann_zoe')),
        ),
    },
  },
]
