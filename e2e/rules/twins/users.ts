import { deleteField } from 'firebase/firestore/lite'
import { ann, noDocument, zoe } from '../stage/actors.ts'
import type { Attempt } from '../stage/case.ts'
import { account, future, now, past, type Fields } from '../stage/documents.ts'
import { places } from '../stage/places.ts'
import { patch, put } from '../stage/session.ts'
import { bad, good } from './accountValues.ts'
import type { Twin } from './twin.ts'
import { absent, each, vary, without } from './vary.ts'

const path = 'users/{uid}'
const user = places.user(ann)

const create =
  (change: Fields): Attempt =>
  (s) =>
    s.write(put(places.user(s.me), vary(account(s.me), change)))
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

export const userTwins: readonly Twin[] = [
  {
    path,
    title: 'signs up',
    given: () => ({ [user]: null }),
    does: (s) => s.write(put(user, account(s.me))),
    allowed: {
      ...each(good, create),
      'only the time': (s) => s.write(put(user, { createdAt: now })),
      'without profile': (s) => s.write(put(user, { email: ann.email, createdAt: now })),
    },
    refused: {
      ...each(
        { ...bad, ...without('createdAt'), 'createdAt later': { createdAt: future } },
        create,
      ),
      'complete without a username': create({ username: absent }),
      'an address that the token lacks': {
        as: { ...noDocument, email: '' },
        does: (s) => s.write(put(places.user(s.me), { email: ann.email, createdAt: now })),
      },
      'as somebody else who has none yet': (s) =>
        s.write(put(places.user(noDocument), account(noDocument))),
    },
  },
  {
    path,
    title: 'changes settings',
    does: update({ locationText: 'Waco, TX', updatedAt: now }),
    allowed: {
      ...each(good, update),
      'all at once': (s) => s.write(put(user, { ...account(ann), createdAt: past })),
      'the terms accepted again': update({ acceptedTermsAt: now }),
      'a setting alone': update({ 'messageSettings.allow': 'none' }),
      'the gender taken away': update({ myGender: deleteField() }),
      'the place taken away': update({ locationCoords: deleteField() }),
      'an old document with odd fields': {
        given: () => ({ [user]: before }),
        does: update({ locationText: 'Waco, TX' }),
      },
      'an old document with another address kept': {
        given: () => ({ [user]: { ...before, email: 'old@greenlight.test' } }),
        does: update({ locationText: 'Waco, TX' }),
      },
      'an old address brought up to date': {
        given: () => ({ [user]: { ...before, email: 'old@greenlight.test' } }),
        does: update({ email: ann.email }),
      },
    },
    refused: {
      ...each(bad, update),
      'another time of creation': update({ createdAt: now }),
      'no time of creation': update({ createdAt: deleteField() }),
      'no username': update({ username: deleteField() }),
      'no time of acceptance': update({ acceptedTermsAt: deleteField() }),
      'the old settings changed': {
        given: () => ({ [user]: before }),
        does: update({ msgAllow: 'everyone' }),
      },
      'an odd field changed': {
        given: () => ({ [user]: before }),
        does: update({ nickname: 8 }),
      },
      'complete while nameless': {
        given: () => ({ [user]: { createdAt: past } }),
        does: update({ profileComplete: true }),
      },
      'someone else’s': (s) => s.write(patch(places.user(zoe), { locationText: 'Waco, TX' })),
      'someone else’s beside the own': (s) =>
        s.write(
          patch(user, { locationText: 'Waco, TX' }),
          patch(places.user(zoe), { locationText: 'Waco, TX' }),
        ),
    },
  },
]
