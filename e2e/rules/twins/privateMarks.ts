import { limit } from 'firebase/firestore/lite'
import { ann, zoe } from '../stage/actors.ts'
import type { Attempt } from '../stage/case.ts'
import { future, now, type Fields } from '../stage/documents.ts'
import { places } from '../stage/places.ts'
import { put } from '../stage/session.ts'
import type { Twin } from './twin.ts'
import { confused, each, vary } from './vary.ts'

const user = places.user(ann)

const block =
  (id: string, fields: Fields): Attempt =>
  (s) =>
    s.write(put(`${user}/blocks/${id}`, fields))
const read =
  (id: string, fields: Fields): Attempt =>
  (s) =>
    s.write(put(`${user}/reads/${id}`, fields))

/** What only its member may know: blocks and read markers. */
export const privateMarkTwins: readonly Twin[] = [
  {
    path: 'users/{uid}/blocks/{otherUid}',
    title: 'blocks someone',
    does: block('zoe', { createdAt: now }),
    allowed: {
      again: block('troll', { createdAt: now }),
      'a long id': block('x'.repeat(128), { createdAt: now }),
    },
    refused: {
      ...each(confused({ createdAt: [] }), (change) => block('zoe', vary({}, change))),
      later: block('zoe', { createdAt: future }),
      'without a time': block('zoe', {}),
      'with more': block('zoe', { createdAt: now, note: 'x' }),
      oneself: block('ann', { createdAt: now }),
      'an endless id': block('x'.repeat(129), { createdAt: now }),
      'in someone else’s list': (s) =>
        s.write(put(`${places.user(zoe)}/blocks/pal`, { createdAt: now })),
    },
  },
  {
    path: 'users/{uid}/blocks/{otherUid}',
    title: 'lists blocks',
    does: (s) => s.list(`${user}/blocks`, limit(200)),
    refused: {
      'without limit': (s) => s.list(`${user}/blocks`),
      'over the limit': (s) => s.list(`${user}/blocks`, limit(201)),
      'of everyone': (s) => s.group('blocks', limit(200)),
      'who blocked me': (s) => s.get(`users/blocker/blocks/${ann.uid}`),
      'counted at someone else': (s) => s.count(`${places.user(zoe)}/blocks`, limit(200)),
    },
  },
  {
    path: 'users/{uid}/reads/{threadId}',
    title: 'marks as read',
    does: read('ann_zoe', { at: now }),
    allowed: { 'a long id': read('x'.repeat(300), { at: now }) },
    refused: {
      ...each(confused({ at: [] }), (change) => read('ann_zoe', vary({}, change))),
      later: read('ann_zoe', { at: future }),
      'without a time': read('ann_zoe', {}),
      'with more': read('ann_zoe', { at: now, note: 'x' }),
      'an endless id': read('x'.repeat(301), { at: now }),
      'for someone else': (s) => s.write(put(`${places.user(zoe)}/reads/ann_zoe`, { at: now })),
    },
  },
]
