import { limit, Timestamp, where } from 'firebase/firestore/lite'
import { contribute, logDeletion, removeReport } from '../setup/acts.ts'
import { comment, experience, now, past } from '../setup/documents.ts'
import { pathOf } from '../setup/paths.ts'
import { patch, remove } from '../setup/session.ts'
import type { MatrixRows } from './matrixRow.ts'

const { pendingReport } = pathOf
const mine = pathOf.report
const experiences = (path: string) => `${path}/experiences`
const comments = (path: string) => `${path}/experiences/by-pal/comments`
/** The comments that are not older than their experience. */
const since = where('createdAt', '>=', past)
const photo = (path: string) => `${path}/photos/full`

const aMinuteAgo = () => Timestamp.fromMillis(Date.now() - 60_000)

export const contributionRows: MatrixRows = {
  'reports/{id}/experiences/{id}': {
    get: { run: (s, owner) => s.get(`${experiences(mine(owner))}/by-pal`) },
    list: { run: (s, owner) => s.list(experiences(mine(owner)), limit(100)) },
    'list, report not public': {
      run: (s, owner) => s.list(experiences(pendingReport(owner)), limit(100)),
    },
    'list own everywhere': {
      run: (s, owner) => s.group('experiences', where('userId', '==', owner.uid), limit(100)),
    },
    create: {
      run: (s, owner) =>
        s.write(...contribute(s.me, `reports/common/experiences/${owner.uid}`, experience(owner))),
    },
    edit: { run: (s, owner) => s.write(patch(pathOf.experience(owner), { notes: 'Changed.' })) },
    'edit, first 15 minutes': {
      given: (_, owner) => ({ [pathOf.experience(owner)]: experience(owner, aMinuteAgo()) }),
      run: (s, owner) =>
        s.write(patch(pathOf.experience(owner), { notes: 'Changed.', editedAt: now })),
    },
    delete: { run: (s, owner) => s.write(remove(pathOf.experience(owner))) },
    'delete, logged': {
      run: (s, owner) =>
        s.write(
          remove(pathOf.experience(owner)),
          ...logDeletion(s.me, pathOf.experience(owner), owner.uid),
        ),
    },
    'delete with the report': {
      run: (s, owner) =>
        s.write(
          ...removeReport(mine(owner)),
          remove(photo(mine(owner))),
          remove(`${experiences(mine(owner))}/by-pal`),
        ),
    },
  },
  'reports/{id}/experiences/{id}/comments/{id}': {
    get: { run: (s, owner) => s.get(`${comments(mine(owner))}/by-pal`) },
    list: { run: (s, owner) => s.list(comments(mine(owner)), since, limit(200)) },
    'list, report not public': {
      run: (s, owner) => s.list(comments(pendingReport(owner)), since, limit(200)),
    },
    'list own everywhere': {
      run: (s, owner) => s.group('comments', where('userId', '==', owner.uid), limit(200)),
    },
    create: {
      run: (s, owner) =>
        s.write(...contribute(s.me, `${comments('reports/common')}/new`, comment(owner))),
    },
    edit: { run: (s, owner) => s.write(patch(pathOf.comment(owner), { text: 'Changed.' })) },
    'edit, first 15 minutes': {
      given: (_, owner) => ({ [pathOf.comment(owner)]: comment(owner, aMinuteAgo()) }),
      run: (s, owner) => s.write(patch(pathOf.comment(owner), { text: 'Changed.', editedAt: now })),
    },
    delete: { run: (s, owner) => s.write(remove(pathOf.comment(owner))) },
    'delete, logged': {
      run: (s, owner) =>
        s.write(
          remove(pathOf.comment(owner)),
          ...logDeletion(s.me, pathOf.comment(owner), owner.uid),
        ),
    },
    'delete with the report': {
      run: (s, owner) =>
        s.write(
          ...removeReport(mine(owner)),
          remove(photo(mine(owner))),
          remove(`${comments(mine(owner))}/by-pal`),
        ),
    },
  },
}
