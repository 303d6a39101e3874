import { deleteField, limit, or, query, where } from 'firebase/firestore/lite'
import { ann, noTerms, pal, secondAdmin, visitor, zoe } from '../stage/actors.ts'
import { future, now, past, thread } from '../stage/documents.ts'
import { patch } from '../stage/session.ts'
import { annWith } from './annWith.ts'
import { by, type Twin } from './twin.ts'

const path = 'threads/{id}'
export const threadUseTwins: readonly Twin[] = [
  {
    path,
    title: 'lists the own conversations',
    does: (s) => s.list('threads', where('members', 'array-contains', 'ann'), limit(40)),
    refused: {
      ...by(zoe, visitor, noTerms),
      'over the limit': (s) =>
        s.list('threads', where('members', 'array-contains', 'ann'), limit(41)),
      'without limit': (s) => s.list('threads', where('members', 'array-contains', 'ann')),
      'without filter': (s) => s.list('threads', limit(40)),
      'own or another’s': (s) =>
        s.list('threads', where('members', 'array-contains-any', ['ann', 'zoe']), limit(40)),
      'own or any': (s) =>
        s.ask('threads', (from) =>
          query(
            from,
            or(where('members', 'array-contains', 'ann'), where('lastSender', '==', 'pal')),
            limit(40),
          ),
        ),
      'another pair’s by its members': (s) =>
        s.list('threads', where('members', '==', ['pal', 'zoe']), limit(40)),
      'by a name': (s) =>
        s.list('threads', where('memberInfo.ann.displayName', '==', 'Name of ann'), limit(40)),
      counted: (s) => s.count('threads', where('members', 'array-contains', 'zoe'), limit(40)),
    },
  },
  {
    path,
    title: 'asks whether a conversation exists',
    does: (s) => s.get('threads/ann_zoe'),
    allowed: {
      'by the one who comes second': { as: zoe },
      'of long ago under a random id': (s) => s.get('threads/with-closed'),
    },
    refused: {
      ...by(pal, visitor, noTerms),
      'a guessed id': (s) => s.get('threads/random'),
      'only the own id': (s) => s.get('threads/ann'),
      'three parts': (s) => s.get('threads/ann_pal_zoe'),
      'an id that only starts like mine': (s) => s.get('threads/anna_zoe'),
      'another pair’s existing one': (s) => s.get('threads/pal_zoe'),
      'an existing one of others, with my id in its name': {
        given: () => ({ 'threads/ann_zoe': thread(zoe, secondAdmin, past) }),
      },
    },
  },
  {
    path,
    title: 'marks a conversation as read',
    does: (s) => s.write(patch('threads/ann_pal', { 'lastRead.ann': now })),
    allowed: {
      again: {
        given: () => ({
          'threads/ann_pal': { ...thread(ann, pal, past), lastRead: { ann: past, pal: past } },
        }),
      },
      'with receipts never chosen': annWith({}),
      'with receipts on by the old setting': annWith({ msgReadReceipts: true }),
      'with receipts on again': annWith({
        msgReadReceipts: false,
        messageSettings: { readReceipts: true },
      }),
    },
    refused: {
      'for the other': (s) => s.write(patch('threads/ann_pal', { 'lastRead.pal': now })),
      'for both': (s) =>
        s.write(patch('threads/ann_pal', { 'lastRead.ann': now, 'lastRead.pal': now })),
      'in the past': (s) => s.write(patch('threads/ann_pal', { 'lastRead.ann': past })),
      'in the future': (s) => s.write(patch('threads/ann_pal', { 'lastRead.ann': future })),
      'taking the other’s mark away': {
        given: () => ({
          'threads/ann_pal': { ...thread(ann, pal, past), lastRead: { pal: past } },
        }),
        does: (s) => s.write(patch('threads/ann_pal', { lastRead: { ann: now } })),
      },
      'taking the own mark away': {
        given: () => ({
          'threads/ann_pal': { ...thread(ann, pal, past), lastRead: { ann: past } },
        }),
        does: (s) => s.write(patch('threads/ann_pal', { 'lastRead.ann': deleteField() })),
      },
      'with another field': (s) =>
        s.write(patch('threads/ann_pal', { 'lastRead.ann': now, extra: 1 })),
      'with receipts off': annWith({ messageSettings: { readReceipts: false } }),
      'with receipts off by the old setting': annWith({ msgReadReceipts: false }),
      'with receipts on in the same batch': {
        ...annWith({ messageSettings: { readReceipts: false } }),
        does: (s) =>
          s.write(
            patch('users/ann', { 'messageSettings.readReceipts': true }),
            patch('threads/ann_pal', { 'lastRead.ann': now }),
          ),
      },
      'of others': (s) => s.write(patch('threads/pal_zoe', { 'lastRead.ann': now })),
      ...by(noTerms),
    },
  },
]
