import { limit, limitToLast, orderBy, where } from 'firebase/firestore/lite'
import * as actors from '../../setup/actors.ts'
import { ann, noDocument, noProfile, noTerms, pal, visitor, zoe } from '../../setup/actors.ts'
import { sendMessage } from '../../setup/acts.ts'
import { type Fields, future, message, now, past, thread } from '../../setup/documents.ts'
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

const path = 'threads/{id}/messages/{id}'

/** The thread says the same as the message, so that only the message can be wrong. */
const send =
  (change: Fields, id = 'new'): Attempt =>
  (s) => {
    const fields = withChanges(message(s.me, 'ann_pal'), change)
    return s.write(
      put(`threads/ann_pal/messages/${id}`, fields),
      patch('threads/ann_pal', {
        lastMessage: fields['text'] ?? null,
        lastSender: s.me.uid,
        lastAt: now,
        lastId: id,
      }),
    )
  }
const sendTo =
  (other: actors.Actor): Attempt =>
  (s) =>
    s.write(...sendMessage(s.me, `with-${other.uid}`))

export const messageScenarios: readonly Scenario[] = [
  {
    path,
    title: 'sends a message',
    run: send({}),
    allowed: {
      ...attemptEach(
        eachValue('text', ['x', 'x'.repeat(2000), '😀'.repeat(1000), 'שלום', '<b>']),
        send,
      ),
      'under a legacy id, to a member who allows messages again': sendTo(
        actors.allowsMessagesAgain,
      ),
      'under a long id': send({}, 'x'.repeat(128)),
      'by the other': { as: pal },
    },
    refused: {
      ...byActors(visitor, zoe, noTerms, noProfile, noDocument),
      ...attemptEach(
        {
          ...wrongTypes({ sender: [], text: ['string'], createdAt: [], threadId: [] }),
          ...eachOmitted('sender', 'text', 'createdAt', 'threadId'),
          ...eachValue('sender', ['pal', 'zoe']),
          ...eachValue('text', [...invisibleTexts, 'x'.repeat(2001), '😀'.repeat(1001)]),
          ...eachValue('createdAt', [future]),
          ...eachValue('threadId', ['pal_zoe', '']),
          ...eachValue('read', [true]),
          ...eachValue('extra', [1]),
        },
        send,
      ),
      'over an existing message': send({}, 'first'),
      'under an id that joins with ~': send({}, 'a~b'),
      'to a member who accepts no messages': sendTo(actors.refusesMessages),
      'to a member who accepts no messages by the legacy field': sendTo(
        actors.refusesMessagesLegacy,
      ),
      'to a member who blocked them': sendTo(actors.blockedAnn),
      'to a member whom they blocked': sendTo(actors.blockedByAnn),
      'to a deleted member': sendTo(actors.deletedMember),
      'to a member whom they unblock in the same batch': (s) =>
        s.write(remove('users/ann/blocks/blockedByAnn'), ...sendMessage(ann, 'with-blockedByAnn')),
      'to Ann, by a member who blocked her': {
        as: actors.blockedAnn,
        run: sendTo(actors.blockedAnn),
      },
      'in a missing conversation': (s) =>
        s.write(put('threads/ann_zoe/messages/new', message(ann, 'ann_zoe'))),
      'without the thread': (s) =>
        s.write(put('threads/ann_pal/messages/new', message(ann, 'ann_pal'))),
      'that the thread has named before': {
        given: () => ({ 'threads/ann_pal': { ...thread(ann, pal, past), lastId: 'new' } }),
        run: (s) => s.write(put('threads/ann_pal/messages/new', message(ann, 'ann_pal'))),
      },
      'in a legacy conversation of three': {
        given: () => ({
          'threads/three': { ...thread(ann, pal, past), members: ['ann', 'pal', 'zoe'] },
        }),
        run: (s) => s.write(...sendMessage(ann, 'three')),
      },
      'in a conversation of others': (s) => s.write(...sendMessage(ann, 'pal_zoe')),
      'in a conversation joined in the same batch': (s) =>
        s.write(...sendMessage(ann, 'pal_zoe', { members: ['ann', 'pal', 'zoe'] })),
    },
  },
  {
    path,
    title: 'reads a conversation',
    run: (s) => s.list('threads/ann_pal/messages', orderBy('createdAt'), limitToLast(500)),
    allowed: {
      'only the latest': (s) =>
        s.list('threads/ann_pal/messages', orderBy('createdAt', 'desc'), limit(25)),
    },
    refused: {
      ...byActors(zoe, visitor, noTerms),
      'over the limit': (s) => s.list('threads/ann_pal/messages', limit(501)),
      'without limit': (s) => s.list('threads/ann_pal/messages'),
      'of others': (s) => s.list('threads/pal_zoe/messages', limit(1)),
      'one message of others': (s) => s.get('threads/pal_zoe/messages/first'),
      'their own in a conversation of others': (s) =>
        s.list('threads/pal_zoe/messages', where('sender', '==', 'ann'), limit(1)),
      'their own across all conversations': (s) =>
        s.group('messages', where('sender', '==', 'ann'), limit(1)),
      'of a missing conversation': (s) => s.list('threads/ann_zoe/messages', limit(1)),
      'counted, of others': (s) => s.count('threads/pal_zoe/messages', limit(500)),
    },
  },
]
