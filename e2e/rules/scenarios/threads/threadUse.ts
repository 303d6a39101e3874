import { deleteField, limit, or, query, Timestamp, where } from 'firebase/firestore/lite'
import { ann, noTerms, pal, secondAdmin, visitor, zoe } from '../../setup/actors.ts'
import { daysAgo, type Fields, future, now, past, thread } from '../../setup/documents.ts'
import { patch } from '../../setup/session.ts'
import { givenAnnHas } from '../scenario.ts'
import { byActors, type Scenario } from '../scenario.ts'

const path = 'threads/{id}'
export const threadUseScenarios: readonly Scenario[] = [
  {
    path,
    title: 'lists their own conversations',
    run: (s) => s.list('threads', where('members', 'array-contains', 'ann'), limit(40)),
    refused: {
      ...byActors(zoe, visitor, noTerms),
      'over the limit': (s) =>
        s.list('threads', where('members', 'array-contains', 'ann'), limit(41)),
      'without limit': (s) => s.list('threads', where('members', 'array-contains', 'ann')),
      'without filter': (s) => s.list('threads', limit(40)),
      'their own or another member’s': (s) =>
        s.list('threads', where('members', 'array-contains-any', ['ann', 'zoe']), limit(40)),
      'their own or others by the sender': (s) =>
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
    title: 'reads whether a conversation exists',
    run: (s) => s.get('threads/ann_zoe'),
    allowed: {
      'by the second member of the id': { as: zoe },
      'an old one under a random id': (s) => s.get('threads/with-refusesMessages'),
    },
    refused: {
      ...byActors(pal, visitor, noTerms),
      'a guessed id': (s) => s.get('threads/random'),
      'only their own id': (s) => s.get('threads/ann'),
      'an id with three members': (s) => s.get('threads/ann_pal_zoe'),
      'an id that starts with their own id': (s) => s.get('threads/anna_zoe'),
      'another pair’s existing one': (s) => s.get('threads/pal_zoe'),
      'a conversation of others whose id contains their own id': {
        given: () => ({ 'threads/ann_zoe': thread(zoe, secondAdmin, past) }),
      },
    },
  },
  {
    path,
    title: 'marks a conversation as read',
    run: (s) => s.write(patch('threads/ann_pal', { 'lastRead.ann': now })),
    allowed: {
      again: {
        given: () => ({
          'threads/ann_pal': { ...thread(ann, pal, past), lastRead: { ann: past, pal: past } },
        }),
      },
      'a moment after the other': {
        given: () => ({
          'threads/ann_pal': { ...thread(ann, pal, past), lastRead: { pal: Timestamp.now() } },
        }),
      },
      'without a receipts setting': givenAnnHas({}),
      'with receipts on by the legacy setting': givenAnnHas({ msgReadReceipts: true }),
      'with receipts on again': givenAnnHas({
        msgReadReceipts: false,
        messageSettings: { readReceipts: true },
      }),
      // A refusal would tell of the block.
      'of a member who blocked them': (s) =>
        s.write(patch('threads/with-blockedAnn', { 'lastRead.ann': now })),
    },
    refused: {
      'twice in a second': {
        given: () => ({
          'threads/ann_pal': { ...thread(ann, pal, past), lastRead: { ann: Timestamp.now() } },
        }),
      },
      'for the other': (s) => s.write(patch('threads/ann_pal', { 'lastRead.pal': now })),
      'for both': (s) =>
        s.write(patch('threads/ann_pal', { 'lastRead.ann': now, 'lastRead.pal': now })),
      'in the past': (s) => s.write(patch('threads/ann_pal', { 'lastRead.ann': past })),
      'in the future': (s) => s.write(patch('threads/ann_pal', { 'lastRead.ann': future })),
      'and removes the mark of the other': {
        given: () => ({
          'threads/ann_pal': { ...thread(ann, pal, past), lastRead: { pal: past } },
        }),
        run: (s) => s.write(patch('threads/ann_pal', { lastRead: { ann: now } })),
      },
      'and removes their own mark': {
        given: () => ({
          'threads/ann_pal': { ...thread(ann, pal, past), lastRead: { ann: past } },
        }),
        run: (s) => s.write(patch('threads/ann_pal', { 'lastRead.ann': deleteField() })),
      },
      'with another field': (s) =>
        s.write(patch('threads/ann_pal', { 'lastRead.ann': now, extra: 1 })),
      'of a member whom they blocked': (s) =>
        s.write(patch('threads/with-blockedByAnn', { 'lastRead.ann': now })),
      'with receipts off': givenAnnHas({ messageSettings: { readReceipts: false } }),
      'with receipts off by the legacy setting': givenAnnHas({ msgReadReceipts: false }),
      'with receipts on in the same batch': {
        ...givenAnnHas({ messageSettings: { readReceipts: false } }),
        run: (s) =>
          s.write(
            patch('users/ann', { 'messageSettings.readReceipts': true }),
            patch('threads/ann_pal', { 'lastRead.ann': now }),
          ),
      },
      'of others': (s) => s.write(patch('threads/pal_zoe', { 'lastRead.ann': now })),
      ...byActors(noTerms),
    },
  },
  {
    path,
    title: 'takes back the time of reading',
    ...givenRead({ messageSettings: { readReceipts: false } }),
    run: (s) => s.write(patch('threads/ann_pal', { 'lastRead.ann': deleteField() })),
    allowed: {
      'after leaving, also when banned': {
        given: () => ({
          ...givenRead({}, { left: { ann: true } }).given(),
          'bans/ann': { reason: 'Threats.', decision: 'x', createdAt: past },
        }),
      },
    },
    refused: {
      'with receipts on': givenRead({}),
      'of the other': (s) => s.write(patch('threads/ann_pal', { 'lastRead.pal': deleteField() })),
      'of both': (s) => s.write(patch('threads/ann_pal', { lastRead: deleteField() })),
      'and sets an earlier one': (s) =>
        s.write(patch('threads/ann_pal', { 'lastRead.ann': daysAgo(400) })),
      'with another field': (s) =>
        s.write(patch('threads/ann_pal', { 'lastRead.ann': deleteField(), 'left.ann': true })),
      ...byActors(zoe, visitor),
    },
  },
]

/** Ann, with these fields of the account, and Pal have read their conversation. */
function givenRead(account: Fields, more: Fields = {}) {
  return {
    given: () => ({
      ...givenAnnHas(account).given(ann, ann),
      'threads/ann_pal': { ...thread(ann, pal, past), lastRead: { ann: past, pal: past }, ...more },
    }),
  }
}
