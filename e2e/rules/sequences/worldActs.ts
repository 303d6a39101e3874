import { Timestamp } from 'firebase/firestore/lite'
import { type Actor, admin, ann, secondAdmin, zoe } from '../setup/actors.ts'
import * as acts from '../setup/acts.ts'
import * as documents from '../setup/documents.ts'
import { deletionLogPath, type Fields, logEntry, now } from '../setup/documents.ts'
import { patch, put, remove, type Write } from '../setup/session.ts'

/** The documents as they are now, by path; null or nothing for a missing one. */
export type World = ReadonlyMap<string, Fields | null>

/** A batch that `me` sends; `id` names what is new in it. */
export type Act = (me: Actor, world: World, id: string) => readonly Write[]

const shares = ['reports/of-ann', 'reports/pending-ann', 'reports/of-zoe', 'reports/of-admin']
const experience = (author: Actor) => `reports/common/experiences/${author.uid}`
const comment = 'reports/common/experiences/by-pal/comments/by-zoe'
const message = 'threads/ann_pal/messages/first'
const reply = 'reports/common/reply/subject'
const members = [ann, zoe]

function ownerOf(path: string, world: World): string {
  const owner = world.get(path)?.['ownerUid']
  return typeof owner === 'string' ? owner : 'pal'
}

/** The last decision on a report, as the log entry of the next one names it. */
function lastOn(report: string, world: World): { readonly previous?: string } {
  const decision = world.get(`${report}/private/review`)?.['decision']
  return typeof decision === 'string' ? { previous: decision } : {}
}

/** When a document was made, in ms, which is part of the id of the log entry of its deletion. */
function madeAt(path: string, world: World): number {
  const time = world.get(path)?.['addedAt'] ?? world.get(path)?.['createdAt']
  return time instanceof Timestamp ? time.toMillis() : 0
}

/** A member deletes a share and makes one with the same id. */
export const shareActs: readonly Act[] = [
  (me) => acts.share(me, documents.report(me), `of-${me.uid}`),
  (me) => [
    ...acts.removeReport(`reports/of-${me.uid}`),
    remove(`reports/of-${me.uid}/photos/full`),
    remove(`reports/of-${me.uid}/experiences/by-pal`),
  ],
]

/** What members do. */
export const memberActs: readonly Act[] = [
  (me, _, id) => acts.share(me, documents.report(me), id),
  ...shareActs,
  (me) => acts.contribute(me, experience(me), documents.experience(me)),
  (me) => [remove(experience(me))],
  (me) => [patch(experience(me), { notes: 'Was early.', editedAt: now })],
  (me, _, id) =>
    acts.contribute(me, `reports/common/experiences/by-pal/comments/${id}`, documents.comment(me)),
  (me) => flagReport(me, 'reports/common'),
  (me) => flagReport(me, me === ann ? 'reports/of-zoe' : 'reports/of-ann'),
  (me) => acts.addFlag(me, comment),
  (me) => acts.addFlag(me, message),
  (me, _, id) => acts.sendCase(me, `cases/${id}`, documents.request(me)),
  (me) => acts.startThread(me, me === zoe ? secondAdmin : zoe),
]

function flagReport(me: Actor, path: string): readonly Write[] {
  return [...acts.addFlag(me, path), patch(`${path}/private/review`, { flagCount: 1 })]
}

const moves = [
  ['public', 'approve'],
  ['rejected', 'reject'],
  ['rejected', 'takedown'],
  ['public', 'restore'],
] as const

/** What admins do. */
export const adminActs: readonly Act[] = [
  ...shares.flatMap((at) =>
    moves.map(
      ([to, action]): Act =>
        (me, world, id) =>
          renamed(
            acts.decide(me, { at, to, action, owner: ownerOf(at, world), ...lastOn(at, world) }),
            id,
          ),
    ),
  ),
  ...[...members, admin].flatMap((who): readonly Act[] => [
    (me, _, id) => renamed(acts.banMember(me, who.uid), id),
    (me, world) => logged(me, `bans/${who.uid}`, who.uid, world, 'unban'),
    (me, world) => logged(me, experience(who), who.uid, world),
    (me, _, id) => [
      put(`modlog/${id}`, logEntry(me, 'warn', `users/${who.uid}`)),
      acts.tell(who.uid, 'warn', `users/${who.uid}`, `modlog/${id}`),
    ],
    (me, _, id) => renamed(acts.dismissFlag(me, who, 'reports/flagged'), id),
    (me, _, id) => renamed(acts.dismissFlag(me, who, comment), id),
  ]),
  (me, world) => logged(me, comment, 'zoe', world),
  (me, world) => [
    ...acts.removeReport('reports/of-zoe').filter(({ path }) => path !== 'reports/of-zoe'),
    remove('reports/of-zoe/photos/full'),
    ...logged(me, 'reports/of-zoe', 'zoe', world),
  ],
  (me) => acts.removeMessage(me, ann, message),
  (me, _, id) => [
    put(reply, { text: 'I was ill.', createdAt: now, decision: id }),
    put(`modlog/${id}`, logEntry(me, 'reply', reply)),
    acts.tell('pal', 'reply', reply, `modlog/${id}`),
  ],
  (me, world) => logged(me, reply, 'pal', world),
  (me, _, id) => renamed(acts.answerCase(me, 'cases/of-zoe', zoe, 'granted'), id),
  (me, _, id) => renamed(acts.answerCase(me, 'cases/of-ann', ann, 'declined'), id),
  (me, _, id) => [
    put('policy/sharing', { review: 'none', decision: id }),
    put(`modlog/${id}`, logEntry(me, 'policy', 'policy/sharing')),
  ],
  (me, _, id) => renamed(acts.addAdmin(me, ann.email), id),
  ...[admin, secondAdmin, ann].map(
    ({ email }): Act =>
      (me, world) =>
        acts.removeAdmin(me, email, madeAt(`admins/${email}`, world)),
  ),
]

/** Deletes a document with its log entry and the notice for `uid`. */
function logged(me: Actor, path: string, uid: string, world: World, action = 'delete'): Write[] {
  const entry = deletionLogPath(path, madeAt(path, world))
  return [
    remove(path),
    put(entry, { ...logEntry(me, action, path), ...lastOn(path, world) }),
    acts.tell(uid, action, path, entry),
  ]
}

/** The same writes with `id` in the place of the log entry `new`. */
function renamed(writes: readonly Write[], id: string): readonly Write[] {
  const value = (one: unknown) => (one === 'new' ? id : one)
  return writes.map((write) => {
    const path = write.path.replace(/\/new$/, `/${id}`)
    if (write.kind === 'remove') return remove(path)
    const fields = Object.entries(write.fields).map(([name, one]) => [name, value(one)] as const)
    return { ...write, path, fields: Object.fromEntries(fields) }
  })
}
