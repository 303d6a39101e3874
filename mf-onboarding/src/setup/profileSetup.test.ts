import { session } from '@greenlight/runtime'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { usernameSchema } from '../username/usernameSchema.ts'
import { setupSchema } from './profileSetup.ts'

const complete = {
  email: 'off',
  username: 'WarmWillow',
  myGender: null,
  showMe: ['everyone'],
  place: { text: 'Chicago, IL', coords: { lat: 41.85, lon: -87.65 } },
}
const empty = {
  email: null,
  username: ' ',
  myGender: null,
  showMe: [],
  place: { text: '', coords: null },
}

const signedOut = 'You must be signed in.'
const noName = 'Please choose a username.'
const nameLength = 'A username has 2 to 40 characters.'
const taken = 'This name is taken. Please choose another one.'
const noTown = 'Pick a location from the suggestions.'
const nobody = 'Please choose who you want to see.'
const inChicago = (change: object) => ({ ...complete, place: { ...complete.place, ...change } })

const noAnswer = 'Please choose whether we may write to you.'

test.each([
  ['everything missing and signed out', empty, false, [signedOut]],
  ['everything missing', empty, true, [noName, noTown, nobody, noAnswer]],
  [
    'username of one letter',
    { ...empty, username: 'W' },
    true,
    [nameLength, noTown, nobody, noAnswer],
  ],
  ['username too long', { ...complete, username: 'W'.repeat(41) }, true, [nameLength]],
  ['username taken', { ...complete, username: 'Taken' }, true, [taken]],
  ['no town', { ...empty, username: 'Wi' }, true, [noTown, nobody, noAnswer]],
  ['town typed, not picked', inChicago({ coords: null }), true, [noTown]],
  ['blank town', inChicago({ text: ' ' }), true, [noTown]],
  ['no gender to see', { ...complete, showMe: [] }, true, [nobody]],
  ['nothing missing', { ...complete, username: 'W'.repeat(40) }, true, []],
])('%s', (_name, form, signedIn, texts) => {
  const state = session.getState()
  const status = signedIn ? 'signedIn' : 'signedOut'
  vi.spyOn(session, 'getState').mockReturnValue({ ...state, status })
  const schema = setupSchema(
    usernameSchema((name) => name === 'Taken'),
    true,
  )
  const { issues = [] } = v.safeParse(schema, form)
  expect(issues.map(({ message }) => message)).toEqual(texts)
})

test('needs no answer about e-mails where none are set up', () => {
  vi.spyOn(session, 'getState').mockReturnValue({ ...session.getState(), status: 'signedIn' })
  const schema = setupSchema(v.string(), false)
  expect(v.parse(schema, { ...complete, email: null })).toMatchObject({ email: null })
})
