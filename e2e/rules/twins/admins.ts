import * as actors from '../stage/actors.ts'
import { admin, ann, bannedAdmin, secondAdmin } from '../stage/actors.ts'
import type { Attempt } from '../stage/case.ts'
import { past, type Fields } from '../stage/documents.ts'
import { put, remove } from '../stage/session.ts'
import { by, type Twin } from './twin.ts'
import { confused, each, values, vary, without } from './vary.ts'

const path = 'admins/{email}'
const day = 86_400_000

function add(change: Fields, id = 'fresh@greenlight.test'): Attempt {
  return (s) => s.write(put(`admins/${id}`, vary({ email: id, createdAt: Date.now() }, change)))
}

const {
  claimingAdmin,
  lookalikeAdmin,
  oddAdmin,
  slashAdmin,
  unverifiedAdmin,
  unverifiedUpperCase,
} = actors
const pretenders = [
  ann,
  bannedAdmin,
  claimingAdmin,
  lookalikeAdmin,
  oddAdmin,
  slashAdmin,
  unverifiedAdmin,
  unverifiedUpperCase,
]

export const adminTwins: readonly Twin[] = [
  {
    path,
    title: 'adds an admin',
    as: admin,
    does: add({}),
    allowed: {
      'an address of many signs': add({}, "a.o'b_c+d-9@mail-1.greenlight.test"),
      'once more': add({}, secondAdmin.email),
      'by an address in capitals': { as: actors.upperCaseAdmin },
    },
    refused: {
      ...by(...pretenders),
      ...each(
        {
          ...confused({ email: [], createdAt: [] }),
          ...without('email', 'createdAt'),
          ...values('email', ['other@greenlight.test', 'Fresh@greenlight.test']),
          ...values('createdAt', [0, -1, past.toMillis()]),
          'createdAt in a broken number': { createdAt: Date.now() + 0.5 },
          'createdAt in two days': { createdAt: Date.now() + 2 * day },
          ...values('role', ['owner']),
        },
        add,
      ),
      'an address in capitals': add({}, 'Fresh@greenlight.test'),
      'no address': add({}, 'fresh'),
      'an address with a space': add({}, 'fresh @greenlight.test'),
      'an address of foreign letters': add({}, 'fr\u00e9sh@greenlight.test'),
      'an address with a percent sign': add({}, 'fr%65sh@greenlight.test'),
      'two addresses': add({}, 'a@greenlight.test,b@greenlight.test'),
    },
  },
  {
    path,
    title: 'removes an admin',
    as: admin,
    does: (s) => s.write(remove(`admins/${secondAdmin.email}`)),
    refused: {
      ...by(...pretenders),
      oneself: (s) => s.write(remove(`admins/${admin.email}`)),
      'oneself, signed in under capitals': {
        as: actors.upperCaseAdmin,
        does: (s) => s.write(remove('admins/chief@greenlight.test')),
      },
      both: (s) => s.write(remove(`admins/${secondAdmin.email}`), remove(`admins/${admin.email}`)),
    },
  },
  {
    path,
    title: 'sees the admins',
    as: admin,
    does: (s) => s.list('admins'),
    allowed: {
      'by an address in capitals': { as: actors.upperCaseAdmin },
      'the own': (s) => s.get(`admins/${s.me.email}`),
      'another’s': (s) => s.get(`admins/${secondAdmin.email}`),
    },
    refused: {
      ...by(...pretenders),
      'the own while unverified': {
        as: unverifiedAdmin,
        does: (s) => s.get(`admins/${s.me.email}`),
      },
      'the own while banned': { as: bannedAdmin, does: (s) => s.get(`admins/${s.me.email}`) },
      'a lookalike’s': { as: lookalikeAdmin, does: (s) => s.get('admins/kim@greenlight.test') },
      'at once when removed': { given: () => ({ [`admins/${admin.email}`]: null }) },
      'at once when banned': { given: () => ({ [`bans/${admin.uid}`]: { by: 'secondAdmin' } }) },
      'by making oneself one in the same batch': {
        as: ann,
        does: (s) =>
          s.write(
            put(`admins/${ann.email}`, { email: ann.email, createdAt: Date.now() }),
            remove(`admins/${secondAdmin.email}`),
          ),
      },
    },
  },
]
