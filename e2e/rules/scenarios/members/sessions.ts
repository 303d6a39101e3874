import { deleteField, limit, where } from 'firebase/firestore/lite'
import { type Actor, admin, ann, secondAdmin } from '../../setup/actors.ts'
import { addAdmin, contribute, removeAdmin } from '../../setup/acts.ts'
import {
  account,
  device,
  experience,
  type Fields,
  past,
  secondsAgo,
} from '../../setup/documents.ts'
import { pathOf } from '../../setup/paths.ts'
import type { Attempt } from '../../setup/ruleCase.ts'
import { patch, put, remove } from '../../setup/session.ts'
import { attemptEach, wrongTypes } from '../fieldChanges.ts'
import type { Scenario } from '../scenario.ts'

/** Of a sign-in, in whole seconds. */
const SIGNED_IN = secondsAgo(600)
const HOURS_12 = 43_200

const signedInAt = (who: Actor, at: unknown): Actor => ({ ...who, claims: { auth_time: at } })
/** Their document says that sign-ins before this second have ended. */
const givenEnded = (who: Actor, before: number) => ({
  given: () => ({ [pathOf.user(who)]: { ...account(who, past), validAfter: before } }),
})
const member = signedInAt(ann, SIGNED_IN)
const user = pathOf.user(ann)
const ended = { as: member, ...givenEnded(ann, SIGNED_IN + 1) }

const isMember: Attempt = (s) => s.get('reports/common')
const isAdmin: Attempt = (s) => s.list('flags', where('state', '==', 'open'), limit(100))
const set =
  (change: Fields): Attempt =>
  (s) =>
    s.write(patch(pathOf.user(s.me), change))

const registerDevice: Attempt = (s) => s.write(put(`${user}/devices/0`, device()))

const desk = signedInAt(admin, SIGNED_IN)
const endedDesk = { as: desk, ...givenEnded(admin, SIGNED_IN + 1) }

export const sessionScenarios: readonly Scenario[] = [
  {
    path: 'users/{uid}',
    title: 'signs out everywhere',
    run: (s) => set({ validAfter: secondsAgo(0) })(s, s.me),
    allowed: {
      'four minutes ago': (s) => set({ validAfter: secondsAgo(240) })(s, s.me),
      'in a new document': {
        given: () => ({ [user]: null }),
        run: (s) => s.write(put(user, { ...account(ann), validAfter: secondsAgo(0) })),
      },
      'a second time, after a new sign-in': givenEnded(ann, SIGNED_IN),
    },
    refused: {
      ...attemptEach(wrongTypes({ validAfter: [] }), set),
      'six minutes ago': (s) => set({ validAfter: secondsAgo(360) })(s, s.me),
      'in half a minute': (s) => set({ validAfter: secondsAgo(-30) })(s, s.me),
      'at a fraction of a second': (s) => set({ validAfter: secondsAgo(0) - 1.5 })(s, s.me),
      'takes it back': { ...givenEnded(ann, SIGNED_IN), run: set({ validAfter: deleteField() }) },
      'for another member': (s) => s.write(patch('users/zoe', { validAfter: secondsAgo(0) })),
    },
  },
  {
    path: 'users/{uid}',
    title: 'reads as a member who signed out everywhere before this sign-in',
    as: member,
    ...givenEnded(ann, SIGNED_IN - 1),
    run: isMember,
    allowed: {
      'in the same second': givenEnded(ann, SIGNED_IN),
      'their own document, in a session that has ended': { ...ended, run: (s) => s.get(user) },
      'their own shares, in a session that has ended': {
        ...ended,
        run: (s) => s.list('reports', where('ownerUid', '==', ann.uid), limit(200)),
      },
      'a setting, in the same second': {
        ...givenEnded(ann, SIGNED_IN),
        run: set({ location: '' }),
      },
      'registers a device, in the same second': {
        ...givenEnded(ann, SIGNED_IN),
        run: registerDevice,
      },
      'deletes the account, in the same second': {
        ...givenEnded(ann, SIGNED_IN),
        run: (s) => s.write(remove(user)),
      },
      'deletes an account that is gone': {
        given: () => ({ [user]: null }),
        run: (s) => s.write(remove(user)),
      },
    },
    refused: {
      'in a session that has ended': ended,
      'without a time of the sign-in': { as: signedInAt(ann, undefined) },
      'adds an experience, in a session that has ended': {
        ...ended,
        run: (s) => s.write(...contribute(s.me, 'reports/common/experiences/ann', experience(ann))),
      },
      'changes a setting, in a session that has ended': { ...ended, run: set({ location: '' }) },
      'registers a device, in a session that has ended': { ...ended, run: registerDevice },
      'ends others, in a session that has ended': {
        ...ended,
        run: (s) => set({ validAfter: secondsAgo(0) })(s, s.me),
      },
      // Without the document, the session would be current again.
      'deletes the account, in a session that has ended': {
        ...ended,
        run: (s) => s.write(remove(user)),
      },
    },
  },
  {
    path: 'admins/{email}',
    title: 'is an admin, signed in',
    as: signedInAt(admin, secondsAgo(HOURS_12 - 900)),
    run: isAdmin,
    allowed: {
      'after signing out everywhere': { as: desk, ...givenEnded(admin, SIGNED_IN) },
      'without a user document': { given: () => ({ [pathOf.user(admin)]: null }) },
      'their own entry, 13 hours ago': {
        as: signedInAt(admin, secondsAgo(HOURS_12 + 3600)),
        run: (s) => s.get(`admins/${s.me.email}`),
      },
      'as a member, 13 hours ago': {
        as: signedInAt(admin, secondsAgo(HOURS_12 + 3600)),
        run: isMember,
      },
    },
    refused: {
      'more than 12 hours ago': { as: signedInAt(admin, secondsAgo(HOURS_12 + 1)) },
      'at an unknown time': { as: signedInAt(admin, undefined) },
      'before signing out everywhere': endedDesk,
      'before that, with a user document that goes in the same batch': {
        ...endedDesk,
        run: (s) => s.write(...addAdmin(s.me, 'fresh@greenlight.test'), remove(pathOf.user(admin))),
      },
      'more than 12 hours ago, removes another one': {
        as: signedInAt(admin, secondsAgo(HOURS_12 + 1)),
        run: (s) => s.write(...removeAdmin(s.me, secondAdmin.email, past.toMillis() + 1)),
      },
    },
  },
]
