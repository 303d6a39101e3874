import { admin, ann, pal, zoe } from '../stage/actors.ts'
import type { Attempt } from '../stage/case.ts'
import {
  comment,
  deletionEntryPath,
  entry,
  experience,
  future,
  past,
  type Fields,
} from '../stage/documents.ts'
import { places } from '../stage/places.ts'
import { put, remove } from '../stage/session.ts'
import { by, type Twin } from './twin.ts'
import { vary } from './vary.ts'

const later = future

export const deletionTwins: readonly Twin[] = [places.experience(zoe), places.comment(zoe)].map(
  loggedDeletion,
)

/** An admin deletes what a member added, with its entry under the one id that fits. */
function loggedDeletion(path: string): Twin {
  const isComment = path.includes('/comments/')
  const fields = isComment ? comment(zoe, past) : experience(zoe, past)
  const erase =
    (change: Fields = {}, at = deletionEntryPath(path)): Attempt =>
    (s) =>
      s.write(remove(path), put(at, vary(entry(s.me, 'delete', path), change)))
  return {
    path: isComment
      ? 'reports/{id}/experiences/{id}/comments/{id}'
      : 'reports/{id}/experiences/{id}',
    title: 'deletes what another wrote',
    as: admin,
    does: erase(),
    allowed: {
      'that never had a time': {
        given: () => ({ [path]: vary(fields, { createdAt: 'yesterday' }) }),
        does: erase({}, `modlog/${path.replaceAll('/', '~')}~0`),
      },
      'made anew under the same id': {
        given: () => ({
          [path]: { ...fields, createdAt: later },
          [deletionEntryPath(path)]: entry(admin, 'delete', path, past),
        }),
        does: erase({}, `modlog/${path.replaceAll('/', '~')}~${later.toMillis()}`),
      },
    },
    refused: {
      ...by(ann, pal),
      'without an entry': (s) => s.write(remove(path)),
      'without an entry, that never had a time': {
        given: () => ({ [path]: vary(fields, { createdAt: 'yesterday' }) }),
        does: (s) => s.write(remove(path)),
      },
      'as if it never had a time': erase({}, `modlog/${path.replaceAll('/', '~')}~0`),
      'with an entry about another': erase({ target: 'reports/of-zoe' }),
      'with an entry of another action': erase({ action: 'dismiss' }),
      'with an entry under another id': erase({}, 'modlog/new'),
      'with another’s name in the entry': erase({ actor: 'secondAdmin' }),
      'by an entry that is there': {
        given: () => ({ [deletionEntryPath(path)]: entry(admin, 'delete', path, past) }),
        does: (s) => s.write(remove(path)),
      },
      'two with one entry': (s) =>
        s.write(
          remove(path),
          remove(path.replace('by-zoe', 'by-ann')),
          put(deletionEntryPath(path), entry(s.me, 'delete', path)),
        ),
    },
  }
}
