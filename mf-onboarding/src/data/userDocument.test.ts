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
  ['everything missing and signed out', empty, false, 'setup-signed-out'],
  ['everything missing', empty, true, 'setup-username'],
  ['username of one letter', { ...empty, username: 'W' }, true, 'setup-username-length'],
  ['username too long', { ...complete, username: 'W'.repeat(41) }, true, 'setup-username-length'],
  ['no town', { ...empty, username: 'Wi' }, true, 'setup-location'],
  ['town typed, not picked', { ...complete, locationCoords: null }, true, 'setup-location'],
  ['blank town', { ...complete, locationText: ' ' }, true, 'setup-location'],
  ['no gender to see', { ...complete, showMe: [] }, true, 'setup-show-me'],
  ['nothing missing', { ...complete, username: 'W'.repeat(40) }, true, null],
])('%s', (_name, setup, signedIn, code) => {
  expect(checkProfileSetup(setup, signedIn)).toBe(code)
})
