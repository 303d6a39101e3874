import { expect, test } from 'vitest'
import { checkProfileSetup, type ProfileSetup } from './userDocument.ts'

const complete: ProfileSetup = {
  username: 'WarmWillow',
  myGender: null,
  showMe: ['everyone'],
  locationText: 'Chicago, IL',
  locationCoords: { lat: 41.85, lon: -87.65 },
}
const empty: ProfileSetup = {
  username: ' ',
  myGender: null,
  showMe: [],
  locationText: '',
  locationCoords: null,
}

test.each([
  ['everything missing and signed out', empty, false, 'kit/signed-out'],
  ['everything missing', empty, true, 'kit/username-required'],
  ['username of one letter', { ...empty, username: 'W' }, true, 'kit/username-length'],
  ['username too long', { ...complete, username: 'W'.repeat(41) }, true, 'kit/username-length'],
  ['no town', { ...empty, username: 'Wi' }, true, 'kit/town-required'],
  ['town typed, not picked', { ...complete, locationCoords: null }, true, 'kit/town-required'],
  ['blank town', { ...complete, locationText: ' ' }, true, 'kit/town-required'],
  ['no gender to see', { ...complete, showMe: [] }, true, 'kit/show-me-required'],
  ['nothing missing', { ...complete, username: 'W'.repeat(40) }, true, null],
])('%s', (_name, setup, signedIn, code) => {
  expect(checkProfileSetup(setup, signedIn)?.code ?? null).toBe(code)
})
