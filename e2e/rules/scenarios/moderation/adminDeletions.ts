import { admin, ann, pal, zoe } from '../../setup/actors.ts'
import { logDeletion, tell } from '../../setup/acts.ts'
import {
  comment,
  deletionLogPath,
  experience,
  type Fields,
  future,
  logEntry,
  past,
} from '../../setup/documents.ts'
import { pathOf } from '../../setup/paths.ts'
import type { Attempt } from '../../setup/ruleCase.ts'
import { put, remove } from '../../setup/session.ts'
import { omitted, withChanges } from '../fieldChanges.ts'
import { byActors, type Scenario } from '../scenario.ts'

export const adminDeletionScenarios: readonly Scenario[] = [
  pathOf.experience(zoe),
  pathOf.comment(zoe),
].map(loggedDeletion)

/** An admin deletes an experience or a comment, with a log entry under the one valid id. */
function loggedDeletion(path: string): Scenario {
  const isComment = path.includes('/comments/')
  const at = deletionLogPath(path)
  const fields = isComment ? comment(zoe, past) : experience(zoe, past)
  const deleteLogged =
    (change: Fields = {}, at = deletionLogPath(path), who = 'zoe'): Attempt =>
    (s) =>
      s.write(
        remove(path),
        put(at, withChanges(logEntry(s.me, 'delete', path), change)),
        tell(who, 'delete', path, at),
      )
  return {
    path: isComment
      ? 'reports/{id}/experiences/{id}/comments/{id}'
      : 'reports/{id}/experiences/{id}',
    title: 'deletes another member’s contribution',
    as: admin,
    run: deleteLogged(),
    allowed: {
      'without a creation time': {
        given: () => ({ [path]: withChanges(fields, { createdAt: 'yesterday' }) }),
        run: deleteLogged({}, `modlog/${path.replaceAll('/', '~')}~0`),
      },
      'of nobody': {
        given: () => ({ [path]: withChanges(fields, { userId: omitted }) }),
        run: (s) => s.write(remove(path), put(at, logEntry(s.me, 'delete', path))),
      },
      'created again under the same id': {
        given: () => ({
          [path]: { ...fields, createdAt: future },
          [deletionLogPath(path)]: logEntry(admin, 'delete', path, past),
        }),
        run: deleteLogged({}, `modlog/${path.replaceAll('/', '~')}~${future.toMillis()}`),
      },
    },
    refused: {
      ...byActors(ann, pal),
      'without a log entry': (s) => s.write(remove(path)),
      'of nobody, without a log entry': {
        given: () => ({ [path]: withChanges(fields, { userId: omitted }) }),
        run: (s) => s.write(remove(path)),
      },
      'without telling its author': (s) =>
        s.write(remove(path), put(at, logEntry(s.me, 'delete', path))),
      'and tells another member': deleteLogged({}, at, 'ann'),
      'and tells its author under another id': (s) =>
        s.write(remove(path), put(at, logEntry(s.me, 'delete', path)), tell('zoe', 'delete', path)),
      'without a log entry and without a creation time': {
        given: () => ({ [path]: withChanges(fields, { createdAt: 'yesterday' }) }),
        run: (s) => s.write(remove(path)),
      },
      'with the id for a missing creation time': deleteLogged(
        {},
        `modlog/${path.replaceAll('/', '~')}~0`,
      ),
      'with a log entry about another document': deleteLogged({ target: 'reports/of-zoe' }),
      'with a log entry of another action': deleteLogged({ action: 'dismiss' }),
      'with a log entry under another id': deleteLogged({}, 'modlog/new'),
      'with another actor in the log entry': deleteLogged({ actor: 'secondAdmin' }),
      'with an existing log entry': {
        given: () => ({ [deletionLogPath(path)]: logEntry(admin, 'delete', path, past) }),
        run: (s) => s.write(remove(path)),
      },
      'two documents with one log entry': (s) =>
        s.write(
          remove(path),
          remove(path.replace('by-zoe', 'by-ann')),
          ...logDeletion(s.me, path, 'zoe'),
        ),
    },
  }
}
