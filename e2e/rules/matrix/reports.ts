import { limit, where } from 'firebase/firestore/lite'
import { entry, flag, flagPath, jpeg, report } from '../stage/documents.ts'
import { places } from '../stage/places.ts'
import { patch, put, remove } from '../stage/session.ts'
import type { Rows } from './row.ts'

const { hiddenReport } = places
const mine = places.report
const photo = (path: string) => `${path}/photos/full`

export const reportRows: Rows = {
  'reports/{id}': {
    'get, public': { does: (s, of) => s.get(mine(of)) },
    'get, not public': { does: (s, of) => s.get(hiddenReport(of)) },
    'get, missing': { does: (s) => s.get('reports/missing') },
    'list public': { does: (s) => s.list('reports', where('status', '==', 'public'), limit(24)) },
    'list by owner': {
      does: (s, of) => s.list('reports', where('ownerUid', '==', of.uid), limit(200)),
    },
    'list pending': {
      does: (s) => s.list('reports', where('status', '==', 'pending'), limit(200)),
    },
    create: { does: (s, of) => s.write(put('reports/new', report(of))) },
    edit: { does: (s, of) => s.write(patch(mine(of), { notes: 'Changed my mind.' })) },
    decide: {
      does: (s, of) =>
        s.write(
          patch(hiddenReport(of), { status: 'public', decision: 'new', decisionReason: '' }),
          put('modlog/new', entry(s.me, 'approve', hiddenReport(of))),
        ),
    },
    'raise flagCount': {
      does: (s, of) =>
        s.write(
          patch(mine(of), { flagCount: 1 }),
          put(flagPath(s.me, mine(of)), flag(s.me, mine(of))),
        ),
    },
    delete: { does: (s, of) => s.write(remove(mine(of)), remove(photo(mine(of)))) },
  },
  'reports/{id}/photos/full': {
    'get, public': { does: (s, of) => s.get(photo(mine(of))) },
    'get, not public': { does: (s, of) => s.get(photo(hiddenReport(of))) },
    'get, missing': {
      given: (_, of) => ({ [photo(mine(of))]: null }),
      does: (s, of) => s.get(photo(mine(of))),
    },
    list: { does: (s, of) => s.list(`${mine(of)}/photos`, limit(1)) },
    'create with the report': {
      does: (s, of) =>
        s.write(put('reports/new', report(of)), put(photo('reports/new'), { dataUrl: jpeg })),
    },
    update: { does: (s, of) => s.write(patch(photo(mine(of)), { dataUrl: `${jpeg}` })) },
    delete: { does: (s, of) => s.write(remove(photo(mine(of)))) },
    'delete with the report': {
      does: (s, of) => s.write(remove(photo(hiddenReport(of))), remove(hiddenReport(of))),
    },
  },
}
