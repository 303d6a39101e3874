import { limit } from 'firebase/firestore/lite'
import { admin, ann, banned, secondAdmin, visitor } from '../../setup/actors.ts'
import { future, now, past } from '../../setup/documents.ts'
import { put, remove } from '../../setup/session.ts'
import { attemptEach, wrongTypes } from '../fieldChanges.ts'
import { byActors, type Scenario } from '../scenario.ts'

const mark = { item: 'reports/common', at: now }
const path = 'presence/{uid}'
const given = { given: () => ({ 'presence/admin': { item: 'reports/common', at: past } }) }

export const presenceScenarios: readonly Scenario[] = [
  {
    path,
    title: 'says what an admin looks at',
    as: admin,
    run: (s) => s.write(put(`presence/${s.me.uid}`, mark)),
    allowed: {
      ...byActors(secondAdmin),
      again: given,
      'with a long path': (s) => s.write(put('presence/admin', { ...mark, item: 'r'.repeat(300) })),
    },
    refused: {
      ...byActors(ann, visitor, banned),
      'for another admin': (s) => s.write(put('presence/secondAdmin', mark)),
      'at an earlier time': (s) => s.write(put('presence/admin', { ...mark, at: past })),
      'at a later time': (s) => s.write(put('presence/admin', { ...mark, at: future })),
      'with too long a path': (s) =>
        s.write(put('presence/admin', { ...mark, item: 'r'.repeat(301) })),
      'with another field': (s) => s.write(put('presence/admin', { ...mark, name: 'Ada' })),
      'without an item': (s) => s.write(put('presence/admin', { at: now })),
      'without a time': (s) => s.write(put('presence/admin', { item: 'reports/common' })),
      ...attemptEach(
        wrongTypes({ item: ['string'], at: [] }),
        (change) => (s) => s.write(put('presence/admin', { ...mark, ...change })),
      ),
    },
  },
  {
    path,
    title: 'reads what admins look at',
    as: admin,
    ...given,
    run: (s) => s.list('presence', limit(100)),
    allowed: { ...byActors(secondAdmin) },
    refused: { ...byActors(ann, visitor), 'by id': (s) => s.get('presence/admin') },
  },
  {
    path,
    title: 'takes the own mark back',
    as: admin,
    ...given,
    run: (s) => s.write(remove('presence/admin')),
    allowed: {
      'by a former admin': {
        as: ann,
        given: () => ({ 'presence/ann': { item: 'reports/common', at: past } }),
        run: (s) => s.write(remove('presence/ann')),
      },
    },
    refused: { ...byActors(secondAdmin, ann, visitor) },
  },
]
