import { limit, where } from 'firebase/firestore/lite'
import { type Actor, zoe } from '../setup/actors.ts'
import {
  addAdmin,
  answerCase,
  banMember,
  counted,
  dismissFlag,
  logDeletion,
  removeAdmin,
  removeReport,
  sendCase,
  tell,
} from '../setup/acts.ts'
import {
  ban,
  type Fields,
  flag,
  flagPath,
  future,
  inDays,
  logEntry,
  now,
  past,
  request,
} from '../setup/documents.ts'
import { pathOf } from '../setup/paths.ts'
import { patch, put, remove } from '../setup/session.ts'
import type { MatrixRows } from './matrixRow.ts'

const adminPath = ({ email }: Actor) => `admins/${email}`
const banPath = ({ uid }: Actor) => `bans/${uid}`
const target = 'reports/flagged'
const newAdmin = 'new@greenlight.test'

/** The evidence of a report of this member. */
const kept = (uid: string, decision: string): Fields => ({
  ...{ text: 'Kind and on time.', uid, photoKeys: ['00a3f2c', '11fffff', '20000c1'] },
  ...{ decision, at: now, expireAt: inDays(365) },
})

export const moderationRows: MatrixRows = {
  'presence/{uid}': {
    get: { run: (s, owner) => s.get(`presence/${owner.uid}`) },
    list: { run: (s) => s.list('presence', limit(100)) },
    create: { run: (s) => s.write(put(`presence/${s.me.uid}`, { item: target, at: now })) },
    delete: {
      given: (_, owner) => ({ [`presence/${owner.uid}`]: { item: target, at: past } }),
      run: (s, owner) => s.write(remove(`presence/${owner.uid}`)),
    },
  },
  'admins/{email}': {
    get: { run: (s, owner) => s.get(adminPath(owner)) },
    list: { run: (s) => s.list('admins', limit(100)) },
    create: { run: (s) => s.write(...addAdmin(s.me, newAdmin)) },
    update: {
      given: () => ({ [`admins/${newAdmin}`]: { email: newAdmin, createdAt: 1 } }),
      run: (s) => s.write(patch(`admins/${newAdmin}`, { createdAt: Date.now() })),
    },
    delete: {
      given: (_, owner) => ({ [adminPath(owner)]: { email: owner.email, addedAt: future } }),
      run: (s, owner) => s.write(...removeAdmin(s.me, owner.email, future.toMillis())),
    },
  },
  'flags/{uid~target}': {
    get: { run: (s, owner) => s.get(flagPath(owner, target)) },
    'get, missing': { run: (s, owner) => s.get(flagPath(owner, 'reports/common')) },
    'list by flagger': {
      run: (s, owner) => s.list('flags', where('by', '==', owner.uid), limit(100)),
    },
    'list by state': { run: (s) => s.list('flags', where('state', '==', 'open'), limit(100)) },
    create: {
      given: (_, owner) => ({ [flagPath(owner, target)]: null }),
      run: (s, owner) =>
        s.write(
          put(flagPath(owner, target), flag(owner, target)),
          counted(s.me, 'flag', flagPath(owner, target)),
        ),
    },
    'create, on a member': {
      run: (s, owner) => {
        const at = flagPath(owner, 'users/pal')
        const { evidence: _, ...fields } = flag(owner, 'users/pal')
        return s.write(put(at, fields), counted(s.me, 'flag', at))
      },
    },
    decide: { run: (s, owner) => s.write(...dismissFlag(s.me, owner, target)) },
    'take back': {
      run: (s, owner) => s.write(patch(flagPath(owner, target), { state: 'withdrawn' })),
    },
    delete: { run: (s, owner) => s.write(remove(flagPath(owner, target))) },
  },
  'modlog/{id}': {
    get: { run: (s) => s.get('modlog/ban1') },
    list: { run: (s) => s.list('modlog', limit(100)) },
    create: { run: (s) => s.write(put('modlog/new', logEntry(s.me, 'approve', target))) },
    'create, with its act': { run: (s) => s.write(...dismissFlag(s.me, zoe, target)) },
    edit: { run: (s) => s.write(patch('modlog/ban1', { reason: 'Another.' })) },
    delete: { run: (s) => s.write(remove('modlog/ban1')) },
  },
  'bans/{uid}': {
    get: { run: (s, owner) => s.get(banPath(owner)) },
    list: { run: (s) => s.list('bans', limit(100)) },
    create: {
      given: (_, owner) => ({ [banPath(owner)]: null }),
      run: (s, owner) => s.write(...banMember(s.me, owner.uid)),
    },
    edit: {
      given: (_, owner) => ({ [banPath(owner)]: ban('ban1', past) }),
      run: (s, owner) => s.write(patch(banPath(owner), { reason: 'Another.' })),
    },
    delete: {
      given: (_, owner) => ({ [banPath(owner)]: ban('ban1', past) }),
      run: (s, owner) =>
        s.write(remove(banPath(owner)), ...logDeletion(s.me, banPath(owner), owner.uid, 'unban')),
    },
  },
  'cases/{id}': {
    get: { run: (s, owner) => s.get(`cases/of-${owner.uid}`) },
    'get, missing': { run: (s) => s.get('cases/missing') },
    'list own': { run: (s, owner) => s.list('cases', where('by', '==', owner.uid), limit(100)) },
    'list all': { run: (s) => s.list('cases', where('state', '==', 'open'), limit(100)) },
    create: {
      run: (s, owner) => s.write(...sendCase(s.me, 'cases/new', request(owner))),
    },
    answer: {
      run: (s, owner) => s.write(...answerCase(s.me, `cases/of-${owner.uid}`, owner, 'granted')),
    },
    edit: {
      run: (s, owner) => s.write(patch(`cases/of-${owner.uid}`, { statement: 'Another.' })),
    },
    delete: { run: (s, owner) => s.write(remove(`cases/of-${owner.uid}`)) },
  },
  'users/{uid}/notices/{id}': {
    get: { run: (s, owner) => s.get(`users/${owner.uid}/notices/old`) },
    list: { run: (s, owner) => s.list(`users/${owner.uid}/notices`, limit(100)) },
    create: { run: (s, owner) => s.write(tell(owner.uid, 'ban', banPath(owner))) },
    'create, a warning': {
      run: (s, owner) =>
        s.write(
          tell(owner.uid, 'warn', pathOf.user(owner)),
          put('modlog/new', logEntry(s.me, 'warn', pathOf.user(owner))),
        ),
    },
    read: { run: (s, owner) => s.write(patch(`users/${owner.uid}/notices/old`, { readAt: now })) },
    edit: {
      run: (s, owner) => s.write(patch(`users/${owner.uid}/notices/old`, { reason: 'None.' })),
    },
    delete: { run: (s, owner) => s.write(remove(`users/${owner.uid}/notices/old`)) },
  },
  'evidence/{id}': {
    get: { given: () => ({ 'evidence/x': kept('pal', 'x') }), run: (s) => s.get('evidence/x') },
    list: { run: (s) => s.list('evidence', limit(1)) },
    create: { run: (s) => s.write(put('evidence/x', kept(s.me.uid, 'x'))) },
    'create, with the deletion': {
      run: (s, owner) => {
        const path = pathOf.report(owner)
        const [entry, told] = logDeletion(s.me, path, owner.uid)
        const id = entry.path.replace('modlog/', '')
        const point = { point: 'minor' }
        return s.write(
          ...removeReport(path),
          remove(`${path}/photos/full`),
          ...[entry, told].map((write) =>
            put(write.path, { ...(write.kind === 'remove' ? {} : write.fields), ...point }),
          ),
          put(`evidence/${id}`, kept(owner.uid, id)),
        )
      },
    },
    edit: {
      given: () => ({ 'evidence/x': kept('pal', 'x') }),
      run: (s) => s.write(patch('evidence/x', { text: '' })),
    },
    delete: {
      given: () => ({ 'evidence/x': kept('pal', 'x') }),
      run: (s) => s.write(remove('evidence/x')),
    },
  },
  'anything else': {
    get: { run: (s) => s.get('secrets/one') },
    list: { run: (s) => s.list('secrets', limit(1)) },
    create: { run: (s) => s.write(put('secrets/one', { a: 1 })) },
    delete: { run: (s) => s.write(remove('secrets/one')) },
  },
}
