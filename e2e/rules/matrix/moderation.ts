import { limit, where } from 'firebase/firestore/lite'
import { admin, type Actor } from '../stage/actors.ts'
import { ban, deletionEntryPath, entry, flag, flagPath, now, past } from '../stage/documents.ts'
import { patch, put, remove } from '../stage/session.ts'
import type { Rows } from './row.ts'

const adminPath = ({ email }: Actor) => `admins/${email}`
const banPath = ({ uid }: Actor) => `bans/${uid}`
const target = 'reports/flagged'
const freshAdmin = 'admins/fresh@greenlight.test'

export const moderationRows: Rows = {
  'admins/{email}': {
    get: { does: (s, of) => s.get(adminPath(of)) },
    list: { does: (s) => s.list('admins') },
    create: {
      does: (s) =>
        s.write(put(freshAdmin, { email: 'fresh@greenlight.test', createdAt: Date.now() })),
    },
    update: {
      given: () => ({ [freshAdmin]: { email: 'fresh@greenlight.test', createdAt: 1 } }),
      does: (s) => s.write(patch(freshAdmin, { createdAt: Date.now() })),
    },
    delete: {
      given: (_, of) => ({ [adminPath(of)]: { email: of.email, createdAt: 1 } }),
      does: (s, of) => s.write(remove(adminPath(of))),
    },
  },
  'flags/{uid~target}': {
    get: { does: (s, of) => s.get(flagPath(of, target)) },
    'get, missing': { does: (s, of) => s.get(flagPath(of, 'reports/common')) },
    'list by flagger': { does: (s, of) => s.list('flags', where('by', '==', of.uid), limit(100)) },
    'list by state': { does: (s) => s.list('flags', where('state', '==', 'open'), limit(100)) },
    create: {
      given: (_, of) => ({ [flagPath(of, target)]: null }),
      does: (s, of) => s.write(put(flagPath(of, target), flag(of, target))),
    },
    decide: {
      does: (s, of) =>
        s.write(
          patch(flagPath(of, target), { state: 'upheld', decidedBy: s.me.uid, decidedAt: now }),
        ),
    },
    delete: { does: (s, of) => s.write(remove(flagPath(of, target))) },
  },
  'modlog/{id}': {
    get: { does: (s) => s.get('modlog/ban1') },
    list: { does: (s) => s.list('modlog', limit(100)) },
    create: { does: (s) => s.write(put('modlog/new', entry(s.me, 'dismiss', target))) },
    edit: { does: (s) => s.write(patch('modlog/ban1', { reason: 'Another.' })) },
    delete: { does: (s) => s.write(remove('modlog/ban1')) },
  },
  'bans/{uid}': {
    get: { does: (s, of) => s.get(banPath(of)) },
    list: { does: (s) => s.list('bans') },
    create: {
      given: (_, of) => ({ [banPath(of)]: null }),
      does: (s, of) =>
        s.write(
          put(banPath(of), ban(s.me, 'new')),
          put('modlog/new', entry(s.me, 'ban', banPath(of))),
        ),
    },
    edit: {
      given: (_, of) => ({ [banPath(of)]: ban(admin, 'ban1', past) }),
      does: (s, of) => s.write(patch(banPath(of), { reason: 'Another.' })),
    },
    delete: {
      given: (_, of) => ({ [banPath(of)]: ban(admin, 'ban1', past) }),
      does: (s, of) =>
        s.write(
          remove(banPath(of)),
          put(deletionEntryPath(banPath(of)), entry(s.me, 'unban', banPath(of))),
        ),
    },
  },
  'anything else': {
    get: { does: (s) => s.get('secrets/one') },
    list: { does: (s) => s.list('secrets', limit(1)) },
    create: { does: (s) => s.write(put('secrets/one', { a: 1 })) },
    delete: { does: (s) => s.write(remove('secrets/one')) },
  },
}
