import { limit, limitToLast, orderBy, where } from 'firebase/firestore/lite'
import * as actors from '../stage/actors.ts'
import { ann, noDocument, noProfile, noTerms, pal, visitor, zoe } from '../stage/actors.ts'
import type { Attempt } from '../stage/case.ts'
import { future, message, past, thread, type Fields } from '../stage/documents.ts'
import { patch, put, remove } from '../stage/session.ts'
import { by, type Twin } from './twin.ts'
import { blanks, confused, each, values, vary, without } from './vary.ts'

const path = 'threads/{id}/messages/{id}'

const send =
  (change: Fields, id = 'new'): Attempt =>
  (s) =>
    s.write(put(`threads/ann_pal/messages/${id}`, vary(message(s.me, 'ann_pal'), change)))
const sendTo = (other: actors.Actor): Attempt => {
  const id = `with-${other.uid}`
  return (s) => s.write(put(`threads/${id}/messages/new`, message(s.me, id)))
}

export const messageTwins: readonly Twin[] = [
  {
    path,
    title: 'sends a message',
    does: send({}),
    allowed: {
      ...each(values('text', ['x', 'x'.repeat(2000), '😀'.repeat(1000), 'שלום', '<b>']), send),
      'under a legacy id, to one who opened up again': sendTo(actors.reopened),
      'under a long id': send({}, 'x'.repeat(128)),
      'by the other': { as: pal },
    },
    refused: {
      ...by(visitor, zoe, noTerms, noProfile, noDocument),
      ...each(
        {
          ...confused({ sender: [], text: ['string'], createdAt: [], threadId: [] }),
          ...without('sender', 'text', 'createdAt', 'threadId'),
          ...values('sender', ['pal', 'zoe']),
          ...values('text', [...blanks, 'x'.repeat(2001), '😀'.repeat(1001)]),
          ...values('createdAt', [future]),
          ...values('threadId', ['pal_zoe', '']),
          ...values('read', [true]),
          ...values('extra', [1]),
        },
        send,
      ),
      'over one that is there': send({}, 'first'),
      'under an id that joins with ~': send({}, 'a~b'),
      'to one who allows none': sendTo(actors.closed),
      'to one who allowed none before': sendTo(actors.closedBefore),
      'to one who blocked me': sendTo(actors.blocker),
      'to one whom I blocked': sendTo(actors.blocked),
      'to one who is gone': sendTo(actors.gone),
      'to one whom I unblock in the same batch': (s) =>
        s.write(
          remove('users/ann/blocks/blocked'),
          put('threads/with-blocked/messages/new', message(ann, 'with-blocked')),
        ),
      'as the one who blocked me, back': { as: actors.blocker, does: sendTo(actors.blocker) },
      'in a missing conversation': (s) =>
        s.write(put('threads/ann_zoe/messages/new', message(ann, 'ann_zoe'))),
      'in a legacy conversation of three': {
        given: () => ({
          'threads/three': { ...thread(ann, pal, past), members: ['ann', 'pal', 'zoe'] },
        }),
        does: (s) => s.write(put('threads/three/messages/new', message(ann, 'three'))),
      },
      'in a conversation of others': (s) =>
        s.write(put('threads/pal_zoe/messages/new', message(ann, 'pal_zoe'))),
      'in a conversation joined in the same batch': (s) =>
        s.write(
          patch('threads/pal_zoe', { members: ['ann', 'pal', 'zoe'] }),
          put('threads/pal_zoe/messages/new', message(ann, 'pal_zoe')),
        ),
    },
  },
  {
    path,
    title: 'reads a conversation',
    does: (s) => s.list('threads/ann_pal/messages', orderBy('createdAt'), limitToLast(500)),
    allowed: {
      'only the latest': (s) =>
        s.list('threads/ann_pal/messages', orderBy('createdAt', 'desc'), limit(25)),
    },
    refused: {
      ...by(zoe, visitor, noTerms),
      'over the limit': (s) => s.list('threads/ann_pal/messages', limit(501)),
      'without limit': (s) => s.list('threads/ann_pal/messages'),
      'of others': (s) => s.list('threads/pal_zoe/messages', limit(1)),
      'one of others': (s) => s.get('threads/pal_zoe/messages/first'),
      'own ones among others’': (s) =>
        s.list('threads/pal_zoe/messages', where('sender', '==', 'ann'), limit(1)),
      'own ones everywhere': (s) => s.group('messages', where('sender', '==', 'ann'), limit(1)),
      'of a missing conversation': (s) => s.list('threads/ann_zoe/messages', limit(1)),
      'counted, of others': (s) => s.count('threads/pal_zoe/messages', limit(500)),
    },
  },
]
