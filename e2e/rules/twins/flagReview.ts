import { limit, or, query, where } from 'firebase/firestore/lite'
import { admin, ann, visitor, zoe } from '../stage/actors.ts'
import type { Attempt } from '../stage/case.ts'
import { flagPath, future, now, type Fields } from '../stage/documents.ts'
import { patch } from '../stage/session.ts'
import { by, type Twin } from './twin.ts'
import { confused, each, values, vary, without } from './vary.ts'

const path = 'flags/{uid~target}'
const flagged = flagPath(ann, 'reports/flagged')
const decide =
  (change: Fields): Attempt =>
  (s) =>
    s.write(patch(flagged, vary({ state: 'upheld', decidedBy: s.me.uid, decidedAt: now }, change)))

/** Who sees flags, and who decides on them. */
export const flagReviewTwins: readonly Twin[] = [
  {
    path,
    title: 'lists the own flags',
    does: (s) => s.list('flags', where('by', '==', 'ann'), limit(100)),
    refused: {
      ...by(zoe, visitor),
      'over the limit': (s) => s.list('flags', where('by', '==', 'ann'), limit(101)),
      'without limit': (s) => s.list('flags', where('by', '==', 'ann')),
      'everyone’s on a profile': (s) =>
        s.list('flags', where('targetPath', '==', 'reports/flagged'), limit(100)),
      'own or another’s': (s) =>
        s.ask('flags', (from) =>
          query(from, or(where('by', '==', 'ann'), where('by', '==', 'zoe')), limit(100)),
        ),
      'another’s by id': (s) => s.get(flagPath(zoe, 'reports/flagged')),
      'the own name in the middle': (s) => s.get('flags/zoe~ann'),
    },
  },
  {
    path,
    title: 'decides on a flag',
    as: admin,
    does: decide({}),
    allowed: { 'against it': decide({ state: 'dismissed' }) },
    refused: {
      ...by(ann, zoe),
      ...each(
        {
          ...confused({ state: [], decidedBy: [], decidedAt: [] }),
          ...values('state', ['open', 'done', '']),
          ...values('decidedBy', ['secondAdmin']),
          ...values('decidedAt', [future]),
          ...without('state', 'decidedBy', 'decidedAt'),
          'and changes the note': { note: 'Nothing.' },
          'and changes the reason': { reason: 'spam' },
          'and changes who flagged': { by: 'zoe' },
          'and changes the evidence': { evidence: 'Worse' },
          'and changes the time': { createdAt: now },
          'and adds a field': { extra: 1 },
        },
        decide,
      ),
    },
  },
]
