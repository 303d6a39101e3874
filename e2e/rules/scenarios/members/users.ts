import { deleteField } from 'firebase/firestore/lite'
import { ann, noDocument, zoe } from '../../setup/actors.ts'
import { account, type Fields, future, now, past } from '../../setup/documents.ts'
import { pathOf } from '../../setup/paths.ts'
import type { Attempt } from '../../setup/ruleCase.ts'
import { patch, put } from '../../setup/session.ts'
import { attemptEach, eachOmitted, omitted, withChanges } from '../fieldChanges.ts'
import type { Scenario } from '../scenario.ts'
import { invalidUserFields, validUserFields } from './userFieldValues.ts'

const path = 'users/{uid}'
const user = pathOf.user(ann)

const create =
  (change: Fields): Attempt =>
  (s) =>
    s.write(put(pathOf.user(s.me), withChanges(account(s.me), change)))
const update =
  (change: Fields): Attempt =>
  (s) =>
    s.write(patch(user, change))

const before = {
  ...account(ann, past),
  msgAllow: 'none',
  nickname: 7,
  displayName: 'x'.repeat(300),
  locationCoords: { lat: 1, lng: 2 },
  myGender: 'Woman',
  showMe: 'women',
}

export const userScenarios: readonly Scenario[] = [
  {
    path,
    title: 'signs up',
    given: () => ({ [user]: null }),
    run: (s) => s.write(put(user, account(s.me))),
    allowed: {
      ...attemptEach(validUserFields, create),
      'only the time': (s) => s.write(put(user, { createdAt: now })),
      'without profile': (s) => s.write(put(user, { email: ann.email, createdAt: now })),
    },
    refused: {
      ...attemptEach(
        {
          ...invalidUserFields,
          ...eachOmitted('createdAt'),
          'createdAt later': { createdAt: future },
        },
        create,
      ),
      'complete, without a username': create({ username: omitted }),
      'an address that the token does not have': {
        as: { ...noDocument, email: '' },
        run: (s) => s.write(put(pathOf.user(s.me), { email: ann.email, createdAt: now })),
      },
      'for another person without a user document': (s) =>
        s.write(put(pathOf.user(noDocument), account(noDocument))),
    },
  },
  {
    path,
    title: 'changes settings',
    run: update({ locationText: 'Waco, TX', updatedAt: now }),
    allowed: {
      ...attemptEach(validUserFields, update),
      'all at once': (s) => s.write(put(user, { ...account(ann), createdAt: past })),
      'accepts the terms again': update({ acceptedTermsAt: now }),
      'one message setting only': update({ 'messageSettings.allow': 'none' }),
      'removes the gender': update({ myGender: deleteField() }),
      'removes the coordinates': update({ locationCoords: deleteField() }),
      'an old document with odd fields': {
        given: () => ({ [user]: before }),
        run: update({ locationText: 'Waco, TX' }),
      },
      'an old document that keeps another address': {
        given: () => ({ [user]: { ...before, email: 'old@greenlight.test' } }),
        run: update({ locationText: 'Waco, TX' }),
      },
      'replaces an old address': {
        given: () => ({ [user]: { ...before, email: 'old@greenlight.test' } }),
        run: update({ email: ann.email }),
      },
    },
    refused: {
      ...attemptEach(invalidUserFields, update),
      'another creation time': update({ createdAt: now }),
      'no creation time': update({ createdAt: deleteField() }),
      'no username': update({ username: deleteField() }),
      'removes the acceptance of the terms': update({ acceptedTermsAt: deleteField() }),
      'changes a legacy setting': {
        given: () => ({ [user]: before }),
        run: update({ msgAllow: 'everyone' }),
      },
      'changes an unknown field': {
        given: () => ({ [user]: before }),
        run: update({ nickname: 8 }),
      },
      'complete, while the username is missing': {
        given: () => ({ [user]: { createdAt: past } }),
        run: update({ profileComplete: true }),
      },
      'another member’s document': (s) =>
        s.write(patch(pathOf.user(zoe), { locationText: 'Waco, TX' })),
      'another member’s document together with their own': (s) =>
        s.write(
          patch(user, { locationText: 'Waco, TX' }),
          patch(pathOf.user(zoe), { locationText: 'Waco, TX' }),
        ),
    },
  },
]
