import { ann, noTerms, pal, visitor, zoe } from '../stage/actors.ts'
import { future, now, thread } from '../stage/documents.ts'
import { put, remove } from '../stage/session.ts'
import { by, type Twin } from './twin.ts'
import { confused, each } from './vary.ts'

export const typingTwins: readonly Twin[] = [
  {
    path: 'threads/{id}/typing/{uid}',
    title: 'shows that one is typing',
    does: (s) => s.write(put(`threads/ann_pal/typing/${s.me.uid}`, { at: now })),
    allowed: { 'by the other': { as: pal } },
    refused: {
      ...by(zoe, visitor, noTerms),
      'in a conversation of the same batch': (s) =>
        s.write(
          put('threads/ann_zoe', thread(ann, zoe)),
          put('threads/ann_zoe/typing/ann', { at: now }),
        ),
      ...each(
        confused({ at: [] }),
        (change) => (s) => s.write(put('threads/ann_pal/typing/ann', change)),
      ),
      later: (s) => s.write(put('threads/ann_pal/typing/ann', { at: future })),
      'without a time': (s) => s.write(put('threads/ann_pal/typing/ann', {})),
      'with a text': (s) => s.write(put('threads/ann_pal/typing/ann', { at: now, text: 'x' })),
      'for the other': (s) => s.write(put('threads/ann_pal/typing/pal', { at: now })),
      'taken away for the other': (s) => s.write(remove('threads/ann_pal/typing/pal')),
      'among others': (s) => s.write(put('threads/pal_zoe/typing/ann', { at: now })),
      'seen among others': (s) => s.get('threads/pal_zoe/typing/pal'),
    },
  },
]
