import { ann } from '../../setup/actors.ts'
import { type Fields, future, message, now, past } from '../../setup/documents.ts'
import type { Attempt } from '../../setup/ruleCase.ts'
import { patch, put } from '../../setup/session.ts'
import { invisibleTexts, omitted, withChanges } from '../fieldChanges.ts'
import type { Scenario } from '../scenario.ts'

const path = 'threads/{id}'
const lastMessageFields = { lastMessage: 'Hello', lastSender: 'ann', lastAt: now, lastId: 'new' }

const send =
  (change: Fields, text: unknown = 'Hello'): Attempt =>
  (s) =>
    s.write(
      put('threads/ann_pal/messages/new', { ...message(s.me, 'ann_pal'), text }),
      patch('threads/ann_pal', withChanges(lastMessageFields, change)),
    )

/** The thread stores its last message. Members and their names do not change. */
export const lastMessageScenarios: readonly Scenario[] = [
  {
    path,
    title: 'stores the last message',
    run: send({}),
    allowed: {
      'and marks as read': send({ 'lastRead.ann': now }),
      'of the longest text': send({ lastMessage: 'x'.repeat(2000) }, 'x'.repeat(2000)),
    },
    refused: {
      'the last of two': (s) =>
        s.write(
          put('threads/ann_pal/messages/new', message(ann, 'ann_pal')),
          put('threads/ann_pal/messages/second', message(ann, 'ann_pal')),
          patch('threads/ann_pal', lastMessageFields),
        ),
      'twice in one batch': (s) =>
        s.write(
          put('threads/ann_pal/messages/new', message(ann, 'ann_pal')),
          patch('threads/ann_pal', lastMessageFields),
          put('threads/ann_pal/messages/second', message(ann, 'ann_pal')),
          patch('threads/ann_pal', { ...lastMessageFields, lastId: 'second' }),
        ),
      'in the name of another member': send({ lastSender: 'pal' }),
      'at another time': send({ lastAt: future }),
      'with another text': send({ lastMessage: 'Something else' }),
      'with no text': send({ lastMessage: '' }),
      'with wrong types': send({ lastMessage: ['Hello'] }),
      'naming an older message': send({ lastId: 'first' }),
      'naming a message by a number': (s) =>
        s.write(
          put('threads/ann_pal/messages/5', message(ann, 'ann_pal')),
          patch('threads/ann_pal', { ...lastMessageFields, lastId: 5 }),
        ),
      'naming a missing message': send({ lastId: 'missing' }),
      'naming a path instead of an id': send({ lastId: 'x/y/z' }),
      'without a message': (s) => s.write(patch('threads/ann_pal', lastMessageFields)),
      'again, for an existing message': {
        given: () => ({ 'threads/ann_pal/messages/new': message(ann, 'ann_pal', past) }),
        run: (s) => s.write(patch('threads/ann_pal', lastMessageFields)),
      },
      'only a new time': (s) => s.write(patch('threads/ann_pal', { lastAt: now })),
      'only a new sender': (s) => s.write(patch('threads/ann_pal', { lastSender: 'ann' })),
      'only a new id': (s) => s.write(patch('threads/ann_pal', { lastId: 'first' })),
      'only a new text': (s) => s.write(patch('threads/ann_pal', { lastMessage: 'Hello' })),
      'and adds a member': send({ members: ['ann', 'pal', 'zoe'] }),
      'and renames the other': send({ 'memberInfo.pal.displayName': 'Fool' }),
      'and adds an e-mail address': send({ 'memberInfo.ann.email': ann.email }),
      'and changes the creation time': send({ createdAt: past.toMillis() }),
      'and adds a field': send({ extra: 1 }),
      'and marks as read for the other': send({ 'lastRead.pal': now }),
      'without a visible character': send({ lastMessage: invisibleTexts[1] }, invisibleTexts[1]),
      'without lastId': send({ lastId: omitted }),
      'in a conversation of others': (s) =>
        s.write(
          put('threads/pal_zoe/messages/new', message(ann, 'pal_zoe')),
          patch('threads/pal_zoe', lastMessageFields),
        ),
      'in a conversation of others, with a message in their own': (s) =>
        s.write(
          put('threads/ann_pal/messages/new', message(ann, 'ann_pal')),
          patch('threads/pal_zoe', lastMessageFields),
        ),
    },
  },
]
