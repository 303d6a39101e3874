import * as actors from '../../setup/actors.ts'
import { ann, noDocument, noProfile, noTerms, pal, visitor, zoe } from '../../setup/actors.ts'
import { counted, startThread } from '../../setup/acts.ts'
import {
  type Fields,
  future,
  memberPair,
  message,
  now,
  past,
  startedThread,
  thread,
} from '../../setup/documents.ts'
import type { Attempt } from '../../setup/ruleCase.ts'
import { put, remove } from '../../setup/session.ts'
import { attemptEach, eachOmitted, eachValue, withChanges, wrongTypes } from '../fieldChanges.ts'
import { givenAnnHas } from '../scenario.ts'
import { byActors, type Scenario } from '../scenario.ts'

const path = 'threads/{id}'
const {
  blockedByAnn,
  blockedAnn,
  refusesMessages,
  refusesMessagesLegacy,
  deletedMember,
  allowsMessagesAgain,
} = actors
const mine = { displayName: 'Name of ann' }

const start = (change: Fields): Attempt => startWith(zoe, change)

function startWith(other: actors.Actor, change: Fields = {}, id?: string): Attempt {
  return (s) => {
    const threadId = id ?? memberPair(s.me, other).join('_')
    return s.write(
      put(`threads/${threadId}`, withChanges(startedThread(s.me, other), change)),
      put(`threads/${threadId}/messages/new`, message(s.me, threadId)),
      counted(s.me, 'thread', `threads/${threadId}`),
    )
  }
}

export const threadStartScenarios: readonly Scenario[] = [
  {
    path,
    title: 'starts a conversation',
    run: start({}),
    allowed: {
      ...attemptEach(
        {
          'with only their own name': { memberInfo: { ann: mine } },
          ...eachValue('memberInfo', [
            { ann: mine, zoe: { displayName: 'x' } },
            { ann: mine, zoe: { displayName: 'x'.repeat(80) } },
          ]),
          'read by themselves': { lastRead: { ann: now } },
          'read by nobody': { lastRead: {} },
          'from a profile': { reportId: 'common' },
        },
        start,
      ),
      'with a member who allows messages again': startWith(allowsMessagesAgain),
      'with a member who has no message settings': {
        given: () => ({ 'users/zoe': { createdAt: past } }),
      },
      'by the second member of the id': { as: zoe, run: startWith(ann) },
      'with receipts off': givenAnnHas({ msgReadReceipts: false }),
    },
    refused: {
      ...byActors(visitor, noTerms, noProfile, noDocument, actors.unverified),
      ...attemptEach(
        {
          ...wrongTypes({
            members: [],
            memberInfo: [],
            createdAt: [],
            lastAt: [],
            lastRead: [],
            lastMessage: [],
            lastSender: [],
            lastId: [],
            startedBy: [],
            state: [],
            sent: [],
            reportId: ['string'],
          }),
          ...eachOmitted(
            'members',
            'memberInfo',
            'createdAt',
            'lastAt',
            'lastMessage',
            'lastSender',
            'lastId',
            'startedBy',
            'state',
            'sent',
          ),
          ...eachValue('startedBy', ['zoe', 'pal']),
          ...eachValue('state', ['open', '']),
          ...eachValue('sent', [0, 2, -1, 1.5]),
          ...eachValue('reportId', ['', 'a/b', 'a~b', 'x'.repeat(129)]),
          ...eachValue('left', [{}, { ann: true }, { zoe: true }]),
          ...eachValue('members', [
            ['zoe', 'ann'],
            ['ann'],
            ['ann', 'zoe', 'pal'],
            ['ann', 'ann'],
            ['pal', 'zoe'],
            ['ann', 'pal'],
            { 0: 'ann', 1: 'zoe' },
          ]),
          ...eachValue('memberInfo', [
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
          ...eachValue('createdAt', [future]),
          ...eachValue('lastAt', [future]),
          'read by the other': { lastRead: { zoe: now } },
          'read by both': { lastRead: { ann: now, zoe: now } },
          'read in the past': { lastRead: { ann: past } },
          'read by a number': { lastRead: { ann: 7 } },
          ...eachValue('lastMessage', ['', 'Something else']),
          ...eachValue('lastSender', ['zoe']),
          ...eachValue('lastId', ['x']),
          ...eachValue('extra', [1]),
        },
        start,
      ),
      'under a name that is a number': {
        ...givenAnnHas({ username: 7 }),
        run: start({ memberInfo: { ann: { displayName: 7 } } }),
      },
      'under a random id': startWith(zoe, {}, 'random'),
      'under the id of another pair': startWith(zoe, {}, 'ann_pal'),
      'under an id in the wrong order': startWith(zoe, { members: ['zoe', 'ann'] }, 'zoe_ann'),
      'with themselves': startWith(ann),
      'with three': startWith(zoe, { members: ['ann', 'pal', 'zoe'] }, 'ann_pal_zoe'),
      'with three, the third without a name': startWith(
        zoe,
        { members: ['ann', 'pal', 'zoe'], memberInfo: { ann: mine } },
        'ann_pal_zoe',
      ),
      'between two others': startWith(
        zoe,
        { members: ['pal', 'zoe'], memberInfo: { ann: mine } },
        'pal_zoe',
      ),
      'between two others who have no conversation yet': startWith(
        zoe,
        { members: ['receiptsOff', 'zoe'], memberInfo: { ann: mine } },
        'receiptsOff_zoe',
      ),
      'between two others, under their names': startWith(
        zoe,
        { members: ['pal', 'zoe'], memberInfo: { pal: { displayName: 'Name of ann' } } },
        'pal_zoe',
      ),
      'with a deleted member': startWith(deletedMember),
      'with a member who accepts no messages': startWith(refusesMessages),
      'with a member who accepts no messages by the legacy field': startWith(refusesMessagesLegacy),
      'with a member who blocked them': startWith(blockedAnn),
      'with a member whom they blocked': startWith(blockedByAnn),
      'with a member whom they unblock in the same batch': (s) =>
        s.write(remove('users/ann/blocks/blockedByAnn'), ...startThread(ann, blockedByAnn)),
      'over the existing one': startWith(pal),
      'with a read mark while receipts are off': {
        ...givenAnnHas({ messageSettings: { readReceipts: false } }),
        run: start({ lastRead: { ann: now } }),
      },
      'with a read mark while receipts are off by the legacy field': {
        ...givenAnnHas({ msgReadReceipts: false }),
        run: start({ lastRead: { ann: now } }),
      },
      'without a message': (s) =>
        s.write(
          put('threads/ann_zoe', startedThread(ann, zoe)),
          counted(ann, 'thread', 'threads/ann_zoe'),
        ),
      'without a message, as before': (s) => s.write(put('threads/ann_zoe', thread(ann, zoe))),
      'with a message of before': {
        given: () => ({ 'threads/ann_zoe/messages/new': message(ann, 'ann_zoe', past) }),
        run: (s) =>
          s.write(
            put('threads/ann_zoe', startedThread(ann, zoe)),
            counted(ann, 'thread', 'threads/ann_zoe'),
          ),
      },
      'with two messages': (s) =>
        s.write(
          ...startThread(ann, zoe),
          put('threads/ann_zoe/messages/second', message(ann, 'ann_zoe')),
        ),
      'with a message of the other': (s) =>
        s.write(
          put('threads/ann_zoe', startedThread(ann, zoe)),
          put('threads/ann_zoe/messages/new', message(zoe, 'ann_zoe')),
          counted(ann, 'thread', 'threads/ann_zoe'),
        ),
    },
  },
]
