import { limit, where } from 'firebase/firestore/lite'
import { comment, deletionEntryPath, entry, experience } from '../stage/documents.ts'
import { places } from '../stage/places.ts'
import { patch, put, remove } from '../stage/session.ts'
import type { Rows } from './row.ts'

const { hiddenReport } = places
const mine = places.report
const experiences = (path: string) => `${path}/experiences`
const comments = (path: string) => `${path}/experiences/by-pal/comments`
const photo = (path: string) => `${path}/photos/full`

export const contributionRows: Rows = {
  'reports/{id}/experiences/{id}': {
    get: { does: (s, of) => s.get(`${experiences(mine(of))}/by-pal`) },
    list: { does: (s, of) => s.list(experiences(mine(of)), limit(100)) },
    'list, report not public': {
      does: (s, of) => s.list(experiences(hiddenReport(of)), limit(100)),
    },
    'list own everywhere': {
      does: (s, of) => s.group('experiences', where('userId', '==', of.uid), limit(100)),
    },
    create: { does: (s, of) => s.write(put('reports/common/experiences/new', experience(of))) },
    edit: { does: (s, of) => s.write(patch(places.experience(of), { notes: 'Changed.' })) },
    delete: { does: (s, of) => s.write(remove(places.experience(of))) },
    'delete, logged': {
      does: (s, of) => s.write(...loggedDeletion(s.me, places.experience(of))),
    },
    'delete with the report': {
      does: (s, of) =>
        s.write(
          remove(mine(of)),
          remove(photo(mine(of))),
          remove(`${experiences(mine(of))}/by-pal`),
        ),
    },
  },
  'reports/{id}/experiences/{id}/comments/{id}': {
    get: { does: (s, of) => s.get(`${comments(mine(of))}/by-pal`) },
    list: { does: (s, of) => s.list(comments(mine(of)), limit(200)) },
    'list, report not public': { does: (s, of) => s.list(comments(hiddenReport(of)), limit(200)) },
    'list own everywhere': {
      does: (s, of) => s.group('comments', where('userId', '==', of.uid), limit(200)),
    },
    create: { does: (s, of) => s.write(put(`${comments('reports/common')}/new`, comment(of))) },
    edit: { does: (s, of) => s.write(patch(places.comment(of), { text: 'Changed.' })) },
    delete: { does: (s, of) => s.write(remove(places.comment(of))) },
    'delete, logged': { does: (s, of) => s.write(...loggedDeletion(s.me, places.comment(of))) },
    'delete with the report': {
      does: (s, of) =>
        s.write(remove(mine(of)), remove(photo(mine(of))), remove(`${comments(mine(of))}/by-pal`)),
    },
  },
}

function loggedDeletion(by: Parameters<typeof entry>[0], path: string) {
  return [remove(path), put(deletionEntryPath(path), entry(by, 'delete', path))]
}
