import { ann } from '../stage/actors.ts'
import type { Attempt } from '../stage/case.ts'
import { future, message, now, past, type Fields } from '../stage/documents.ts'
import { patch, put } from '../stage/session.ts'
import type { Twin } from './twin.ts'
import { absent, blanks, vary } from './vary.ts'

const path = 'threads/{id}'
const announce = { lastMessage: 'Hello', lastSender: 'ann', lastAt: now, lastId: 'new' }

const send =
  (change: Fields, text: unknown = 'Hello'): Attempt =>
  (s) =>
    s.write(
      put('threads/ann_pal/messages/new', { ...message(s.me, 'ann_pal'), text }),
      patch('threads/ann_pal', vary(announce, change)),
    )

/** A conversation says what was said last; who talks, and under which name, stays as it is. */
export const announcementTwins: readonly Twin[] = [
  {
    path,
    title: 'announces a message',
    does: send({}),
    allowed: {
      'and marks as read': send({ 'lastRead.ann': now }),
      'of the longest text': send({ lastMessage: 'x'.repeat(2000) }, 'x'.repeat(2000)),
      'the last of two': (s) =>
        s.write(
          put('threads/ann_pal/messages/new', message(ann, 'ann_pal')),
          put('threads/ann_pal/messages/second', message(ann, 'ann_pal')),
          patch('threads/ann_pal', announce),
        ),
    },
    refused: {
      'in another’s name': send({ lastSender: 'pal' }),
      'at another time': send({ lastAt: future }),
      'with another text': send({ lastMessage: 'Something else' }),
      'with no text': send({ lastMessage: '' }),
      'with other types': send({ lastMessage: ['Hello'] }),
      'naming an older message': send({ lastId: 'first' }),
      'naming a message by a number': (s) =>
        s.write(
          put('threads/ann_pal/messages/5', message(ann, 'ann_pal')),
          patch('threads/ann_pal', { ...announce, lastId: 5 }),
        ),
      'naming a missing message': send({ lastId: 'missing' }),
      'naming a message elsewhere': send({ lastId: 'x/y/z' }),
      'without a message': (s) => s.write(patch('threads/ann_pal', announce)),
      'again, for the message that is there': {
        given: () => ({ 'threads/ann_pal/messages/new': message(ann, 'ann_pal', past) }),
        does: (s) => s.write(patch('threads/ann_pal', announce)),
      },
      'only a new time': (s) => s.write(patch('threads/ann_pal', { lastAt: now })),
      'only a new sender': (s) => s.write(patch('threads/ann_pal', { lastSender: 'ann' })),
      'only a new id': (s) => s.write(patch('threads/ann_pal', { lastId: 'first' })),
      'only a new text': (s) => s.write(patch('threads/ann_pal', { lastMessage: 'Hello' })),
      'and adds a member': send({ members: ['ann', 'pal', 'zoe'] }),
      'and renames the other': send({ 'memberInfo.pal.displayName': 'Fool' }),
      'and tells the address': send({ 'memberInfo.ann.email': ann.email }),
      'and turns back the clock': send({ createdAt: past.toMillis() }),
      'and adds a field': send({ extra: 1 }),
      'and marks as read for the other': send({ 'lastRead.pal': now }),
      'while blank': send({ lastMessage: blanks[1] }, blanks[1]),
      'with a field taken away': send({ lastId: absent }),
      'in a conversation of others': (s) =>
        s.write(
          put('threads/pal_zoe/messages/new', message(ann, 'pal_zoe')),
          patch('threads/pal_zoe', announce),
        ),
      'in a conversation of others, with a message in the own': (s) =>
        s.write(
          put('threads/ann_pal/messages/new', message(ann, 'ann_pal')),
          patch('threads/pal_zoe', announce),
        ),
    },
  },
]
