import { deleteField, Timestamp } from 'firebase/firestore/lite'
import * as actors from '../../setup/actors.ts'
import { ann, noTerms, pal, visitor, zoe } from '../../setup/actors.ts'
import { startThread } from '../../setup/acts.ts'
import { type Fields, future, now, past, thread } from '../../setup/documents.ts'
import type { Attempt } from '../../setup/ruleCase.ts'
import { patch, put, remove } from '../../setup/session.ts'
import { attemptEach, wrongTypes } from '../fieldChanges.ts'
import { byActors, type Scenario } from '../scenario.ts'
import { givenLeft, givenRequest } from './givenThread.ts'

const typeTo =
  (other: actors.Actor): Attempt =>
  (s) =>
    s.write(put(`threads/with-${other.uid}/typing/${s.me.uid}`, { at: now }))

const mark = 'threads/ann_pal/typing/ann'
const typedAt = (at: unknown) => ({ given: () => ({ [mark]: { at } }) })
/** Set when a case begins, since the first cases run long before the last ones. */
const justNow = { given: () => ({ [mark]: { at: Timestamp.now() } }) }

export const typingScenarios: readonly Scenario[] = [
  {
    path: 'threads/{id}/typing/{uid}',
    title: 'shows that they are typing',
    run: (s) => s.write(put(`threads/ann_pal/typing/${s.me.uid}`, { at: now })),
    allowed: {
      'by the other': { as: pal },
      'to a member who allows messages again': typeTo(actors.allowsMessagesAgain),
      'as the starter of a request': givenRequest(ann, 2),
      'as the other of a request': givenRequest(pal, 3),
      'removes the mark after leaving, also when banned': {
        given: () => ({
          ...givenLeft('ann').given(ann, ann),
          'bans/ann': { reason: 'Threats.', decision: 'x', createdAt: past },
        }),
        run: (s) => s.write(remove('threads/ann_pal/typing/ann')),
      },
      'for the first time': { given: () => ({ [mark]: null }) },
      'after the mark was taken back': typedAt(0),
      'after a mark without a time': typedAt('x'),
    },
    refused: {
      ...byActors(zoe, visitor, noTerms),
      'to a member who blocked them': typeTo(actors.blockedAnn),
      'to a member whom they blocked': typeTo(actors.blockedByAnn),
      'to a member whom they unblock in the same batch': (s) =>
        s.write(
          remove('users/ann/blocks/blockedByAnn'),
          put(`threads/with-${actors.blockedByAnn.uid}/typing/ann`, { at: now }),
        ),
      'to a member who accepts no messages': typeTo(actors.refusesMessages),
      'to a deleted member': typeTo(actors.deletedMember),
      'in a legacy conversation of three': {
        given: () => ({
          'threads/three': { ...thread(ann, pal, past), members: ['ann', 'pal', 'zoe'] },
        }),
        run: (s) => s.write(put('threads/three/typing/ann', { at: now })),
      },
      'after the last message of a request': givenRequest(ann, 3),
      'after the other has left their request of one message': givenRequest(pal, 1, 'pal'),
      'after the other has left': givenLeft('pal'),
      'after leaving': givenLeft('ann'),
      'while coming back in the same batch': {
        ...givenLeft('ann'),
        run: (s) =>
          s.write(
            patch('threads/ann_pal', { 'left.ann': deleteField() }),
            put('threads/ann_pal/typing/ann', { at: now }),
          ),
      },
      'in a conversation of the same batch': (s) =>
        s.write(...startThread(ann, zoe), put('threads/ann_zoe/typing/ann', { at: now })),
      'removed in a conversation of the same batch': (s) =>
        s.write(...startThread(ann, zoe), remove('threads/ann_zoe/typing/ann')),
      'twice in a second': justNow,
      ...attemptEach(
        wrongTypes({ at: [] }),
        (change) => (s) => s.write(put('threads/ann_pal/typing/ann', change)),
      ),
      'at a later time': (s) => s.write(put('threads/ann_pal/typing/ann', { at: future })),
      'without a time': (s) => s.write(put('threads/ann_pal/typing/ann', {})),
      'with a text': (s) => s.write(put('threads/ann_pal/typing/ann', { at: now, text: 'x' })),
      'for the other': (s) => s.write(put('threads/ann_pal/typing/pal', { at: now })),
      removed: (s) => s.write(remove(mark)),
      'in a conversation of others': (s) => s.write(put('threads/pal_zoe/typing/ann', { at: now })),
      'removed by a banned member who has not left': {
        given: () => ({ 'bans/ann': { reason: 'Threats.', decision: 'x', createdAt: past } }),
        run: (s) => s.write(remove('threads/ann_pal/typing/ann')),
      },
      'removed for the other after leaving': {
        ...givenLeft('ann'),
        run: (s) => s.write(remove('threads/ann_pal/typing/pal')),
      },
      'read in a conversation of others': (s) => s.get('threads/pal_zoe/typing/pal'),
    },
  },
  {
    path: 'threads/{id}/typing/{uid}',
    title: 'takes the typing mark back',
    run: (s) => s.write(put(mark, { at: 0 })),
    allowed: {
      'after being blocked': {
        given: () => ({ 'threads/with-blockedAnn/typing/ann': { at: past } }),
        run: (s) => s.write(put('threads/with-blockedAnn/typing/ann', { at: 0 })),
      },
    },
    refused: {
      ...byActors(zoe, noTerms),
      'within a second': justNow,
      'that does not exist': { given: () => ({ [mark]: null }) },
      'for the other': (s) => s.write(put('threads/ann_pal/typing/pal', { at: 0 })),
      ...attemptEach(
        { 'with a text': { at: 0, text: 'x' }, 'with another number': { at: 1 } } satisfies Record<
          string,
          Fields
        >,
        (fields) => (s) => s.write(put(mark, fields)),
      ),
    },
  },
]
