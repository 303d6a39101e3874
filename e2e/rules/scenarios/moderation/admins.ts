import { limit } from 'firebase/firestore/lite'
import * as actors from '../../setup/actors.ts'
import { admin, ann, bannedAdmin, secondAdmin } from '../../setup/actors.ts'
import { addAdmin, adminFields, removeAdmin } from '../../setup/acts.ts'
import { deletionLogPath, type Fields, future, logEntry, past } from '../../setup/documents.ts'
import type { Attempt } from '../../setup/ruleCase.ts'
import { put, remove } from '../../setup/session.ts'
import { attemptEach, eachOmitted, eachValue, withChanges, wrongTypes } from '../fieldChanges.ts'
import { byActors, type Scenario } from '../scenario.ts'

const path = 'admins/{email}'
const day = 86_400_000

function add(change: Fields, id = 'fresh@greenlight.test', entryChange: Fields = {}): Attempt {
  return (s) => {
    const path = `admins/${id}`
    return s.write(
      put(path, withChanges(adminFields(s.me, id), change)),
      put('modlog/new', withChanges(logEntry(s.me, 'admin-add', path), entryChange)),
    )
  }
}

/** Removes the admin with this address, added `later` ms after the first one. */
function removes(email: string, later: number, entryChange: Fields = {}): Attempt {
  return (s) => {
    const [removal, entry] = removeAdmin(s.me, email, past.toMillis() + later)
    const fields = entry.kind === 'put' ? withChanges(entry.fields, entryChange) : {}
    return s.write(removal, put(entry.path, fields))
  }
}

const newest = 'newest@greenlight.test'
/** An admin with these fields, whom others can try to remove. */
const givenNewest = (fields: Fields, me: Fields = {}) => ({
  given: () => ({
    [`admins/${newest}`]: { email: newest, ...fields },
    ...(Object.keys(me).length > 0 && { [`admins/${admin.email}`]: { email: admin.email, ...me } }),
  }),
})
const removesOld: Attempt = (s) => s.write(...removeAdmin(s.me, newest, 0))

const {
  claimingAdmin,
  lookalikeAdmin,
  percentSignAdmin,
  slashAdmin,
  unverifiedAdmin,
  unverifiedUpperCase,
} = actors
const pretenders = [
  ann,
  claimingAdmin,
  lookalikeAdmin,
  percentSignAdmin,
  slashAdmin,
  unverifiedAdmin,
  unverifiedUpperCase,
]

export const adminScenarios: readonly Scenario[] = [
  {
    path,
    title: 'adds an admin',
    as: admin,
    run: add({}),
    allowed: {
      'an address with every allowed kind of character': add(
        {},
        "a.o'b_c+d-9@mail-1.greenlight.test",
      ),
      'by a banned admin': { as: bannedAdmin },
      'by an admin with capitals in the address': { as: actors.upperCaseAdmin },
    },
    refused: {
      ...byActors(...pretenders),
      'themselves, by a member': { as: ann, run: (s) => s.write(...addAdmin(s.me, s.me.email)) },
      ...attemptEach(
        {
          ...wrongTypes({ email: [], createdAt: [], addedAt: [], addedBy: [], decision: [] }),
          ...eachOmitted('email', 'createdAt', 'addedAt', 'addedBy', 'decision'),
          ...eachValue('addedBy', ['secondAdmin']),
          ...eachValue('addedAt', [past, future]),
          ...eachValue('decision', ['ban1', 'missing']),
          ...eachValue('email', ['other@greenlight.test', 'Fresh@greenlight.test']),
          ...eachValue('createdAt', [0, -1, past.toMillis()]),
          'createdAt as a fraction': { createdAt: Date.now() + 0.5 },
          'createdAt in two days': { createdAt: Date.now() + 2 * day },
          ...eachValue('role', ['owner']),
        },
        (change) => add(change),
      ),
      'who is an admin already': add({}, secondAdmin.email),
      'without a log entry': (s) => s.write(addAdmin(s.me, 'fresh@greenlight.test')[0]),
      'with a log entry about another address': add({}, undefined, {
        target: 'admins/x@greenlight.test',
      }),
      'with a log entry of another action': add({}, undefined, { action: 'approve' }),
      'with an older log entry': {
        given: () => ({
          'modlog/old': logEntry(admin, 'admin-add', 'admins/fresh@greenlight.test', past),
        }),
        run: (s) =>
          s.write(
            put('admins/fresh@greenlight.test', {
              ...adminFields(s.me, 'fresh@greenlight.test'),
              decision: 'old',
            }),
          ),
      },
      'two with one log entry': (s) =>
        s.write(...addAdmin(s.me, 'a@greenlight.test'), addAdmin(s.me, 'b@greenlight.test')[0]),
      'an address in capitals': add({}, 'Fresh@greenlight.test'),
      'no address': add({}, 'fresh'),
      'an address with a space': add({}, 'fresh @greenlight.test'),
      'an address with non-ASCII letters': add({}, 'fr\u00e9sh@greenlight.test'),
      'an address with a percent sign': add({}, 'fr%65sh@greenlight.test'),
      'two addresses': add({}, 'a@greenlight.test,b@greenlight.test'),
    },
  },
  {
    path,
    title: 'removes an admin',
    as: admin,
    run: removes(secondAdmin.email, 1),
    allowed: {
      'from before the time of adding was stored': {
        ...givenNewest({ createdAt: 2 }, { createdAt: 1 }),
        run: removesOld,
      },
      'from before that, where their own time is missing': {
        ...givenNewest({ createdAt: 1 }, { role: 'owner' }),
        run: removesOld,
      },
      'added since, by one from before that': {
        ...givenNewest({ addedAt: past, createdAt: 1 }, { createdAt: 2 }),
        run: removes(newest, 0),
      },
      'who is added again': {
        given: () => ({
          [`admins/${newest}`]: { email: newest, addedAt: future },
          [deletionLogPath(`admins/${newest}`)]: logEntry(
            admin,
            'admin-remove',
            `admins/${newest}`,
            past,
          ),
        }),
        run: (s) => s.write(...removeAdmin(s.me, newest, future.toMillis())),
      },
      'by an admin who is banned': {
        as: bannedAdmin,
        ...givenNewest({ addedAt: future }),
        run: (s) => s.write(...removeAdmin(s.me, newest, future.toMillis())),
      },
    },
    refused: {
      ...byActors(...pretenders),
      'added before them': { as: secondAdmin, run: removes(admin.email, 0) },
      'added at the same time': { ...givenNewest({ addedAt: past }), run: removes(newest, 0) },
      'from before the time of adding was stored, by one added since': {
        ...givenNewest({ createdAt: future.toMillis() }),
        run: removesOld,
      },
      'who was there before, both from before that': {
        ...givenNewest({ createdAt: 1 }, { createdAt: 2 }),
        run: removesOld,
      },
      'whose time is missing, like their own': {
        ...givenNewest({ role: 'x' }, { role: 'x' }),
        run: removesOld,
      },
      'whose time is missing': { ...givenNewest({ role: 'x' }, { createdAt: 2 }), run: removesOld },
      'without a log entry': (s) => s.write(remove(`admins/${secondAdmin.email}`)),
      'with a log entry about another address': removes(secondAdmin.email, 1, {
        target: 'admins/chief@greenlight.test',
      }),
      'with a log entry of another action': removes(secondAdmin.email, 1, { action: 'delete' }),
      'with a log entry for another time': removes(secondAdmin.email, 2),
      themselves: removes(admin.email, 0),
      'themselves, signed in with capitals in the address': {
        as: actors.upperCaseAdmin,
        run: removes('chief@greenlight.test', 4),
      },
      'two with one log entry': (s) =>
        s.write(
          ...removeAdmin(s.me, secondAdmin.email, past.toMillis() + 1),
          remove('admins/chief@greenlight.test'),
        ),
    },
  },
  {
    path,
    title: 'reads the admins',
    as: admin,
    run: (s) => s.list('admins', limit(100)),
    allowed: {
      'by an address in capitals': { as: actors.upperCaseAdmin },
      'while banned': { as: bannedAdmin },
      'their own while banned': { as: bannedAdmin, run: (s) => s.get(`admins/${s.me.email}`) },
      'their own': (s) => s.get(`admins/${s.me.email}`),
      'another admin’s': (s) => s.get(`admins/${secondAdmin.email}`),
    },
    refused: {
      ...byActors(...pretenders),
      'their own while unverified': {
        as: unverifiedAdmin,
        run: (s) => s.get(`admins/${s.me.email}`),
      },
      'a lookalike’s': { as: lookalikeAdmin, run: (s) => s.get('admins/kim@greenlight.test') },
      'immediately after removal': { given: () => ({ [`admins/${admin.email}`]: null }) },
      'by adding themselves in the same batch': {
        as: ann,
        run: (s) =>
          s.write(
            ...addAdmin(s.me, ann.email),
            ...removeAdmin(s.me, secondAdmin.email, past.toMillis() + 1),
          ),
      },
    },
  },
]
