import { limit } from 'firebase/firestore/lite'
import { ann, zoe } from '../../setup/actors.ts'
import { type Fields, future, now } from '../../setup/documents.ts'
import { pathOf } from '../../setup/paths.ts'
import type { Attempt } from '../../setup/ruleCase.ts'
import { put } from '../../setup/session.ts'
import { attemptEach, withChanges, wrongTypes } from '../fieldChanges.ts'
import type { Scenario } from '../scenario.ts'

const user = pathOf.user(ann)

const block =
  (id: string, fields: Fields): Attempt =>
  (s) =>
    s.write(put(`${user}/blocks/${id}`, fields))
const read =
  (id: string, fields: Fields): Attempt =>
  (s) =>
    s.write(put(`${user}/reads/${id}`, fields))

/** Blocks and read markers, which are private to their member. */
export const blockAndReadScenarios: readonly Scenario[] = [
  {
    path: 'users/{uid}/blocks/{otherUid}',
    title: 'blocks a member',
    run: block('zoe', { createdAt: now }),
    allowed: {
      again: block('troll', { createdAt: now }),
      'a long id': block('x'.repeat(128), { createdAt: now }),
    },
    refused: {
      ...attemptEach(wrongTypes({ createdAt: [] }), (change) =>
        block('zoe', withChanges({}, change)),
      ),
      'at a later time': block('zoe', { createdAt: future }),
      'without a time': block('zoe', {}),
      'with another field': block('zoe', { createdAt: now, note: 'x' }),
      themselves: block('ann', { createdAt: now }),
      'an id that is too long': block('x'.repeat(129), { createdAt: now }),
      'in the list of another member': (s) =>
        s.write(put(`${pathOf.user(zoe)}/blocks/pal`, { createdAt: now })),
    },
  },
  {
    path: 'users/{uid}/blocks/{otherUid}',
    title: 'lists blocks',
    run: (s) => s.list(`${user}/blocks`, limit(200)),
    refused: {
      'without limit': (s) => s.list(`${user}/blocks`),
      'over the limit': (s) => s.list(`${user}/blocks`, limit(201)),
      'of everyone': (s) => s.group('blocks', limit(200)),
      'who blocked me': (s) => s.get(`users/blockedAnn/blocks/${ann.uid}`),
      'counted for another member': (s) => s.count(`${pathOf.user(zoe)}/blocks`, limit(200)),
    },
  },
  {
    path: 'users/{uid}/reads/{threadId}',
    title: 'marks as read',
    run: read('ann_zoe', { at: now }),
    allowed: { 'a long id': read('x'.repeat(300), { at: now }) },
    refused: {
      ...attemptEach(wrongTypes({ at: [] }), (change) => read('ann_zoe', withChanges({}, change))),
      'at a later time': read('ann_zoe', { at: future }),
      'without a time': read('ann_zoe', {}),
      'with another field': read('ann_zoe', { at: now, note: 'x' }),
      'an id that is too long': read('x'.repeat(301), { at: now }),
      'for another member': (s) => s.write(put(`${pathOf.user(zoe)}/reads/ann_zoe`, { at: now })),
    },
  },
]
