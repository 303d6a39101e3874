import { type Actor, admin, ann, pal, secondAdmin } from '../../setup/actors.ts'
import { logDeletion, removeReport } from '../../setup/acts.ts'
import {
  appeal,
  daysAgo,
  deletionLogPath,
  type Documents,
  type Fields,
  future,
  inDays,
  jpeg,
  notice,
  now,
  past,
  report,
} from '../../setup/documents.ts'
import type { Attempt } from '../../setup/ruleCase.ts'
import { patch, put, remove, type Write } from '../../setup/session.ts'
import { attemptEach, eachOmitted, eachValue, withChanges } from '../fieldChanges.ts'
import { byActors, reportPath, type Scenario } from '../scenario.ts'

const review = `${reportPath}/private/review`
const photo = `${reportPath}/photos/full`
const entryPath = deletionLogPath(reportPath)
const id = entryPath.replace('modlog/', '')
const at = `evidence/${id}`

/** A report of Pal with a picture, taken down by a decision of this admin, against which he may have appealed. */
const takenDown = (more: Documents = {}) => ({
  given: () => ({
    [reportPath]: { ...report(pal, past), status: 'rejected' },
    [photo]: { dataUrl: jpeg },
    [review]: { flagCount: 0, decision: 'log1', decisionReason: 'x', cleared: false },
    'modlog/log1': { actor: 'admin', action: 'takedown', target: reportPath },
    'users/pal/notices/log1': notice('takedown', reportPath, past),
    ...more,
  }),
})
const appealAt = 'cases/pal~log1'
const appealed = (fields: Fields = {}) =>
  takenDown({ [appealAt]: { ...appeal(pal, 'log1', daysAgo(1)), ...fields } })

const kept: Fields = {
  ...{ text: 'Kind and on time.', uid: 'pal', photoKeys: ['00a3f2c', '11fffff', '20000c1'] },
  ...{ decision: id, at: now, expireAt: inDays(365) },
}

/** The deletion of the report by an admin, for this point. */
const deletion = (me: Actor, point: string): Write[] => [
  ...removeReport(reportPath, 'pal'),
  remove(photo),
  ...logDeletion(me, reportPath, 'pal').map((write): Write => {
    if (write.kind === 'remove') return write
    const isEntry = write.path === entryPath
    return put(write.path, { ...write.fields, point, ...(isEntry && { previous: 'log1' }) })
  }),
]
const keep =
  (change: Fields = {}, point = 'minor', ...more: Write[]): Attempt =>
  (s) =>
    s.write(...deletion(s.me, point), put(at, withChanges(kept, change)), ...more)

/** The appeal ends with the deletion, in its words. */
const ends = (change: Fields = {}) =>
  patch(appealAt, {
    ...{ state: 'declined', answer: 'Against the guidelines.', answeredAt: now },
    ...{ decision: id, expireAt: inDays(730) },
    ...change,
  })

/** The evidence of a report that an admin deletes, and the end of an open appeal. */
export const evidenceScenarios: readonly Scenario[] = [
  {
    path: 'evidence/{id}',
    title: 'keeps what a deleted report said',
    as: admin,
    ...takenDown(),
    run: keep(),
    allowed: {
      'with its picture, for minor': keep({ photo: jpeg }),
      'for intimate': keep({}, 'intimate'),
      'of a report without notes and keys': {
        ...takenDown({ [reportPath]: { ownerUid: 'pal', status: 'rejected', createdAt: past } }),
        run: keep({ text: '', photoKeys: [] }),
      },
    },
    refused: {
      ...byActors(ann, pal),
      ...attemptEach(
        {
          ...eachOmitted('text', 'uid', 'photoKeys', 'decision', 'at', 'expireAt'),
          ...eachValue('text', ['Other words.']),
          ...eachValue('uid', ['ann']),
          ...eachValue('photoKeys', [[]]),
          ...eachValue('decision', ['log1']),
          ...eachValue('at', [past, future]),
          ...eachValue('expireAt', [inDays(363.9), inDays(366.1)]),
          ...eachValue('photo', ['data:image/jpeg;base64,/9j/AAAA']),
          ...eachValue('extra', [1]),
        },
        (change) => keep(change),
      ),
      'with its picture, for intimate': keep({ photo: jpeg }, 'intimate'),
      'for another point': keep({}, 'nudity'),
      'without the deletion': (s) => s.write(put(at, kept)),
      'under another id': (s) => s.write(...deletion(s.me, 'minor'), put('evidence/new', kept)),
      'of an experience below it': {
        given: () => ({
          ...takenDown().given(),
          [`${reportPath}/experiences/by-zoe`]: { userId: 'zoe', createdAt: past },
        }),
        run: (s) => {
          const path = `${reportPath}/experiences/by-zoe`
          const entry = deletionLogPath(path).replace('modlog/', '')
          return s.write(
            remove(path),
            ...logDeletion(s.me, path, 'zoe').map((write): Write =>
              write.kind === 'remove'
                ? write
                : put(write.path, { ...write.fields, point: 'minor' }),
            ),
            put(`evidence/${entry}`, { ...kept, decision: entry }),
          )
        },
      },
    },
  },
  {
    path: 'cases/{id}',
    title: 'ends an appeal with the deletion of its report, of which evidence is kept',
    as: admin,
    ...appealed(),
    run: keep({}, 'minor', ends()),
    allowed: {
      ...byActors(secondAdmin),
      'for a point without words': (s) =>
        s.write(
          ...deletion(s.me, 'minor').map((write): Write =>
            write.kind !== 'remove' && 'reason' in write.fields
              ? put(write.path, { ...write.fields, reason: '' })
              : write,
          ),
          put(at, kept),
          ends({ answer: '' }),
        ),
    },
    refused: {
      'and grants it': keep({}, 'minor', ends({ state: 'granted' })),
      'in other words': keep({}, 'minor', ends({ answer: 'No.' })),
      'without evidence': (s) => s.write(...deletion(s.me, 'minor'), ends()),
      'against another decision': {
        ...takenDown({
          [appealAt]: { ...appeal(pal, 'log1', daysAgo(1)), state: 'declined' },
          'cases/pal~log0': appeal(pal, 'log0', daysAgo(1)),
          'modlog/log0': { actor: 'admin', action: 'takedown', target: reportPath },
        }),
        run: keep(
          {},
          'minor',
          patch('cases/pal~log0', {
            ...{ state: 'declined', answer: 'Against the guidelines.', answeredAt: now },
            ...{ decision: id, expireAt: inDays(730) },
          }),
        ),
      },
    },
  },
  {
    path: 'reports/{id}',
    title: 'deletes a report after its appeal was answered',
    as: admin,
    ...appealed({ state: 'declined' }),
    run: (s) => s.write(...deletion(s.me, 'other')),
    allowed: {
      'against which nobody appealed': takenDown(),
      'of their own, under an open appeal': {
        as: pal,
        ...appealed(),
        run: (s) => s.write(...removeReport(reportPath, 'pal'), remove(photo)),
      },
    },
    refused: {
      'under an open appeal': appealed(),
      'under an open appeal, of which evidence is kept, and leaves it open': {
        ...appealed(),
        run: keep(),
      },
    },
  },
  {
    path: 'reports/{id}',
    title: 'restores a report after its appeal was answered',
    as: admin,
    ...appealed({ state: 'declined' }),
    run: (s) => s.write(...restore(s.me)),
    allowed: {
      'in the same batch': {
        ...appealed(),
        run: (s) => s.write(...restore(s.me), ...grant(s.me)),
      },
    },
    refused: { 'under an open appeal': appealed() },
  },
  {
    path: 'cases/{id}',
    title: 'deletes their open appeal with the report',
    as: pal,
    ...appealed({ reportId: 'changing' }),
    run: (s) => s.write(...removeReport(reportPath, 'pal'), remove(photo), remove(appealAt)),
    allowed: {
      'that is gone': {
        given: () => ({
          ...appealed({ reportId: 'changing' }).given(),
          [reportPath]: null,
          'gone/changing': { ownerUid: 'pal', at: past },
        }),
        run: (s) => s.write(remove(appealAt)),
      },
    },
    refused: {
      'which stays': (s) => s.write(remove(appealAt)),
      'that is answered': appealed({ reportId: 'changing', state: 'declined' }),
      'that names no report': appealed({ reportId: '' }),
    },
  },
]

function restore(me: Actor): Write[] {
  const words = { decision: 'new', decisionReason: 'Against the guidelines.', cleared: true }
  const entry = { actor: me.uid, action: 'restore', target: reportPath, previous: 'log1', at: now }
  return [
    patch(reportPath, { status: 'public' }),
    put(review, { flagCount: 0, ...words }),
    put('modlog/new', { ...entry, reason: 'Against the guidelines.' }),
    put('standing/pal', { decision: 'new', trusted: true, at: now }),
    put('users/pal/notices/new', notice('restore', reportPath)),
  ]
}

function grant(me: Actor): Write[] {
  const entry = { actor: me.uid, action: 'grant', target: appealAt, at: now }
  return [
    ends({ state: 'granted', decision: 'new2' }),
    put('modlog/new2', { ...entry, reason: 'Against the guidelines.' }),
    put('users/pal/notices/new2', notice('grant', appealAt)),
  ]
}
