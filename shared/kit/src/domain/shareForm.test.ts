import { expect, test } from 'vitest'
import { checkShareForm, emptyShareForm, readAge, type ShareForm } from './shareForm.ts'

const signedIn = { signedIn: true, hasPhoto: true }
const steps: [string, Partial<ShareForm>, string | null][] = [
  ['nothing filled in', {}, 'share-name'],
  ['name of blanks', { name: '  ' }, 'share-name'],
  ['name too long', { name: 'x'.repeat(81) }, 'share-name-length'],
  ['name', { name: 'x'.repeat(80) }, 'share-age'],
  ['age too low', { age: '17' }, 'share-age'],
  ['age', { age: '18' }, 'share-location'],
  ['place of blanks', { location: ' ' }, 'share-location'],
  ['place too long', { location: 'x'.repeat(121) }, 'share-location-length'],
  ['place without coordinates', { location: 'Chicago' }, 'share-gender'],
  ['gender', { gender: 'man' }, 'share-wants-to-see'],
  ['notes too long', { wantsToSee: 'women', notes: 'x'.repeat(2001) }, 'share-notes-length'],
  ['notes optional', { notes: '' }, null],
]

test('filling in the form from the top, the next thing is asked for', () => {
  let form = emptyShareForm
  for (const [step, change, code] of steps) {
    form = { ...form, ...change }
    expect([step, checkShareForm(form, signedIn)]).toEqual([step, code])
  }
})

test('signing in comes first, then the photo', () => {
  const without = { signedIn: false, hasPhoto: false }
  expect(checkShareForm(emptyShareForm, without)).toBe('share-signed-out')
  expect(checkShareForm(emptyShareForm, { ...without, signedIn: true })).toBe('share-photo')
})

test('tone starts green', () => {
  expect(emptyShareForm.tone).toBe('green')
})

test.each([
  ['18', 18],
  [' 42 ', 42],
  ['100', 100],
  ['17', null],
  ['101', null],
  ['018', 18],
  ['18.5', null],
  ['-20', null],
  ['1e2', null],
  ['twenty', null],
  ['', null],
])('age %j is %j', (typed, age) => {
  expect(readAge(typed)).toBe(age)
})
