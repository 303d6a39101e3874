import { foldUsername } from '@greenlight/domain/names'
import { badUsernames, goodUsernames } from '@greenlight/domain/names.testing'
import { deleteField, limit, orderBy, startAt, where } from 'firebase/firestore/lite'
import { admin, ann, banned, noDocument, noTerms, visitor, zoe } from '../../setup/actors.ts'
import { completeProfile } from '../../setup/acts.ts'
import {
  type Documents,
  erasure,
  type Fields,
  future,
  now,
  past,
  reservation,
} from '../../setup/documents.ts'
import { pathOf } from '../../setup/paths.ts'
import type { Attempt, Given } from '../../setup/ruleCase.ts'
import { patch, put, remove } from '../../setup/session.ts'
import {
  attemptEach,
  eachOmitted,
  invisibleTexts,
  withChanges,
  wrongTypes,
} from '../fieldChanges.ts'
import { byActors, type Scenario } from '../scenario.ts'

const user = pathOf.user(ann)
const reserved = pathOf.username(ann)

/** Ann has signed up and has no name yet. */
const signedUp: Documents = {
  [user]: { email: ann.email, createdAt: past },
  [reserved]: null,
  'usernames/qvletotter': null,
}
const givenSignedUp = (more: Documents = {}) => ({
  given: (() => ({ ...signedUp, ...more })) satisfies Given,
})

/** Completes the profile; the reservation has these changes, or is missing. */
const reserve =
  (change: Fields | null, path = 'usernames/qvletotter'): Attempt =>
  (s) => {
    const [profile] = completeProfile(s.me, 'Qviet Otter')
    const fields = change && withChanges(reservation('Qviet Otter', s.me.uid), change)
    return s.write(profile, ...(fields ? [put(path, fields)] : []))
  }

/** Changes the document of a complete member. */
const whenComplete = (fields: Fields) => ({
  given: (() => ({})) satisfies Given,
  run: ((s) => s.write(patch(user, fields))) satisfies Attempt,
})

/** Only the name decides: it is reserved already, in the form of the page and in the one of the rules. */
function chosen(name: string) {
  const lower = name.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
  const forms = [foldUsername(name), lower.replaceAll(/[ ._'-]/g, '').replaceAll(/[i1]/g, 'l')]
    .concat(lower)
    .map((form) => form.replaceAll('0', 'o'))
    .filter((form) => form !== '' && !form.includes('/'))
  const reservations = forms.map((form) => [`usernames/${form}`, reservation(name, ann.uid, past)])
  return {
    ...givenSignedUp(Object.fromEntries(reservations) as Documents),
    run: ((s) => s.write(patch(user, { username: name, profileComplete: true }))) satisfies Attempt,
  }
}

const eachName = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [JSON.stringify(name.slice(0, 50)), chosen(name)]))

const path = 'usernames/{folded}'

export const usernameScenarios: readonly Scenario[] = [
  {
    path: 'users/{uid}',
    title: 'chooses a username',
    ...chosen('Quiet Otter'),
    allowed: eachName(goodUsernames),
    refused: eachName([...invisibleTexts, ...Object.values(badUsernames).flat()]),
  },
  {
    path: 'users/{uid}',
    title: 'completes the profile',
    ...givenSignedUp(),
    run: (s) => s.write(...completeProfile(s.me, 'Qviet Otter')),
    allowed: {
      'without a document before': {
        ...givenSignedUp({ [user]: null }),
        run: (s) => s.write(...completeProfile(s.me, 'Qviet Otter', now)),
      },
      'by a member whose address is not verified': { as: { ...ann, verified: false } },
      'with a name that it has from before': {
        ...givenSignedUp({ [user]: { createdAt: past, username: 'Qviet Otter' } }),
        run: (s) =>
          s.write(
            patch(user, { profileComplete: true }),
            put('usernames/qvletotter', reservation('Qviet Otter', ann.uid)),
          ),
      },
      'with a name that is reserved already': {
        ...givenSignedUp({ 'usernames/qvletotter': reservation('Qviet Otter', ann.uid, past) }),
        run: reserve(null),
      },
      'as incomplete before': givenSignedUp({
        [user]: { createdAt: past, profileComplete: false },
      }),
    },
    refused: {
      'with a name that is not reserved': reserve(null),
      'with a name that another member has': {
        ...givenSignedUp({ 'usernames/qvletotter': reservation('QvietOtter', zoe.uid, past) }),
        run: reserve(null),
      },
      'with a name that another member has, reserved again': givenSignedUp({
        'usernames/qvletotter': reservation('QvietOtter', zoe.uid, past),
      }),
      'with the name of another member in other letters': {
        ...givenSignedUp({ 'usernames/qvletotter': reservation('QvietOtter', zoe.uid, past) }),
        run: (s) => s.write(...completeProfile(s.me, 'qv1et-OTTER')),
      },
      'with a name from before, which is not reserved': {
        ...givenSignedUp({ [user]: { createdAt: past, username: 'Qviet Otter' } }),
        run: (s) => s.write(patch(user, { profileComplete: true })),
      },
      'with a name from before that the rules refuse': {
        ...givenSignedUp({
          [user]: { createdAt: past, username: 'Zoë' },
          'usernames/zoë': reservation('Zoë', ann.uid, past),
        }),
        run: (s) => s.write(patch(user, { profileComplete: true })),
      },
      'without a name': {
        ...givenSignedUp(),
        run: (s) => s.write(patch(user, { profileComplete: true })),
      },
      'with the name only': {
        ...givenSignedUp({ 'usernames/qvletotter': reservation('Qviet Otter', ann.uid, past) }),
        run: (s) => s.write(patch(user, { username: 'Qviet Otter' })),
      },
      'not yet, with the name': {
        ...givenSignedUp({ 'usernames/qvletotter': reservation('Qviet Otter', ann.uid, past) }),
        run: (s) => s.write(patch(user, { username: 'Qviet Otter', profileComplete: false })),
      },
      'as not complete': {
        ...givenSignedUp(),
        run: (s) => s.write(patch(user, { profileComplete: false })),
      },
      'a second time, with another name': {
        given: () => ({ 'usernames/qvletotter': null }),
      },
      'a second time, with another name of theirs': {
        given: () => ({ 'usernames/qvletotter': reservation('Qviet Otter', ann.uid, past) }),
        run: (s) => s.write(patch(user, { username: 'Qviet Otter' })),
      },
      'a second time, with their own name in other letters': whenComplete({
        username: 'NAME of ann',
      }),
      'and takes it back': whenComplete({ profileComplete: false }),
      'and takes it away': whenComplete({ profileComplete: deleteField() }),
      'and has no name then': whenComplete({ username: deleteField() }),
      ...byActors(banned),
    },
  },
  {
    path,
    title: 'reserves the name of the profile that the batch completes',
    ...givenSignedUp(),
    run: reserve({}),
    refused: {
      ...attemptEach(eachOmitted('uid', 'name', 'folded', 'since'), reserve),
      ...attemptEach(wrongTypes({ uid: [], name: [], folded: [], since: [] }), reserve),
      'of another member': reserve({ uid: zoe.uid }),
      'in another form': reserve({ folded: 'qvietotter' }),
      'at another id': reserve({}, 'usernames/qvietotter'),
      'at an id of the migration': reserve({}, 'usernames/qvletotter~ann'),
      'at the id of another name': reserve({}, 'usernames/bravebluebell'),
      'of another spelling': reserve({ name: 'QvietOtter' }),
      'at another time': reserve({ since: future }),
      'with another field': reserve({ why: 'x' }),
      'beside the own one': (s) =>
        s.write(
          ...completeProfile(s.me, 'Qviet Otter'),
          put('usernames/bravebluebell', reservation('BraveBluebell', ann.uid)),
        ),
      'at two ids': (s) =>
        s.write(
          ...completeProfile(s.me, 'Qviet Otter'),
          put('usernames/bravebluebell', {
            ...reservation('Qviet Otter', ann.uid),
            folded: 'bravebluebell',
          }),
        ),
      alone: (s) => s.write(put('usernames/qvletotter', reservation('Qviet Otter', ann.uid))),
      'of a member who has signed up, alone': {
        ...givenSignedUp({ [user]: { createdAt: past, username: 'Qviet Otter' } }),
        run: (s) => s.write(put('usernames/qvletotter', reservation('Qviet Otter', ann.uid))),
      },
      'of a complete member without one': {
        given: () => ({ [reserved]: null }),
        run: (s) => s.write(put(reserved, reservation('Name of ann', ann.uid))),
      },
      'by a banned member': {
        as: banned,
        given: () => ({
          'users/banned': { createdAt: past },
          'usernames/qvletotter': null,
        }),
      },
    },
  },
  {
    path,
    title: 'changes a reservation',
    as: noDocument,
    given: () => ({ 'usernames/qvletotter': null }),
    run: (s) => s.write(...completeProfile(s.me, 'Qviet Otter', now)),
    refused: {
      'of their own': {
        as: ann,
        run: (s) => s.write(patch(reserved, { since: past })),
      },
      'of another member': {
        as: ann,
        run: (s) => s.write(patch(pathOf.username(zoe), { uid: 'ann' })),
      },
      'as an admin': {
        as: admin,
        run: (s) => s.write(patch(pathOf.username(zoe), { uid: 'ann' })),
      },
      'deletes it as an admin': {
        as: admin,
        run: (s) => s.write(remove(pathOf.username(zoe))),
      },
    },
  },
  {
    path,
    title: 'asks whether a name is free',
    given: () => ({ 'usernames/qvletotter': null }),
    run: (s) => s.get('usernames/qvletotter'),
    allowed: {
      ...byActors(noDocument, noTerms, banned, admin),
      'their own': (s) => s.get(reserved),
      'one of another member, as an admin': { as: admin, run: (s) => s.get(pathOf.username(zoe)) },
    },
    refused: {
      ...byActors(visitor),
      'which another member has': (s) => s.get(pathOf.username(zoe)),
      'which their own uid does not hold': { as: zoe, run: (s) => s.get(reserved) },
    },
  },
  {
    path,
    title: 'finds the name of a member',
    as: admin,
    run: (s) => s.list('usernames', where('uid', '==', 'zoe'), limit(20)),
    allowed: {
      'by its beginning': (s) =>
        s.list(
          'usernames',
          where('folded', '>=', 'nameof'),
          where('folded', '<', 'nameof\uf8ff'),
          limit(20),
        ),
      'by its beginning, in order': (s) =>
        s.list('usernames', orderBy('folded'), startAt('nameof'), limit(20)),
    },
    refused: {
      ...byActors(visitor, ann, zoe),
      'with a higher limit': (s) => s.list('usernames', where('uid', '==', 'zoe'), limit(21)),
      'without a limit': (s) => s.list('usernames', where('uid', '==', 'zoe')),
      'with an offset': (s) =>
        s.raw({ from: 'usernames', where: 'uid EQUAL zoe', limit: 20, offset: 1 }),
      'their own': {
        as: ann,
        run: (s) => s.list('usernames', where('uid', '==', 'ann'), limit(1)),
      },
    },
  },
  {
    path,
    title: 'frees the name with the account',
    given: () => ({ [pathOf.erasure(ann)]: erasure(past) }),
    run: (s) => s.write(remove(user), remove(reserved)),
    allowed: {
      'from before, at an id of its own': {
        given: () => ({
          [pathOf.erasure(ann)]: erasure(past),
          'usernames/ann~ann': reservation('Zoë', ann.uid, past),
        }),
        run: (s) => s.write(remove(user), remove('usernames/ann~ann')),
      },
      'after the terms have changed': {
        as: noTerms,
        given: () => ({ [pathOf.erasure(noTerms)]: erasure(past) }),
        run: (s) => s.write(remove(pathOf.user(noTerms)), remove(pathOf.username(noTerms))),
      },
    },
    refused: {
      'while what they added stays': { given: () => ({ [pathOf.erasure(ann)]: null }) },
      'and keeps the account': (s) => s.write(remove(reserved)),
      'without an account': {
        given: () => ({ [pathOf.erasure(ann)]: erasure(past), [user]: null }),
        run: (s) => s.write(remove(reserved)),
      },
      'and the name of another member': (s) => s.write(remove(user), remove(pathOf.username(zoe))),
      'that is missing': {
        given: () => ({ [pathOf.erasure(ann)]: erasure(past), 'usernames/qvletotter': null }),
        run: (s) => s.write(remove(user), remove('usernames/qvletotter')),
      },
      'of a banned member': {
        as: banned,
        given: () => ({ [pathOf.erasure(banned)]: erasure(past) }),
        run: (s) => s.write(remove(pathOf.user(banned)), remove(pathOf.username(banned))),
      },
    },
  },
]
