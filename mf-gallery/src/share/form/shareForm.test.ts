import { expect, test } from 'vitest'
import { emptyShareForm, readAge, type ShareForm, shareProblems } from './shareForm.ts'

const ready = { signedIn: true, hasPhoto: true }
const complete: ShareForm = {
  ...emptyShareForm,
  name: 'x'.repeat(80),
  age: '18',
  location: 'Chicago',
  gender: 'man',
  wantsToSee: 'women',
}

test.each<[string, Partial<ShareForm>, string[]]>([
  ['a complete form', {}, []],
  ['no name', { name: '' }, ['share-name']],
  ['a name of blanks', { name: '  ' }, ['share-name']],
  ['a name of invisible characters', { name: '\u200b\u2800' }, ['share-name']],
  ['a name that is too long', { name: 'x'.repeat(81) }, ['share-name-length']],
  ['an age that is too low', { age: '17' }, ['share-age']],
  ['a location of blanks', { location: ' ' }, ['share-location']],
  ['a location that is too long', { location: 'x'.repeat(121) }, ['share-location-length']],
  ['notes that are too long', { notes: 'x'.repeat(2001) }, ['share-notes-length']],
])('%s', (_name, changes, codes) => {
  expect(shareProblems({ ...complete, ...changes }, ready)).toEqual(codes)
})

test('an empty form has all problems, in its order', () => {
  expect(shareProblems(emptyShareForm, { signedIn: false, hasPhoto: false })).toEqual([
    'share-signed-out',
    'share-photo',
    'share-name',
    'share-age',
    'share-location',
    'share-gender',
    'share-wants-to-see',
  ])
})

test('the tone is green at first', () => {
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
])('reads the age %j as %j', (typed, age) => {
  expect(readAge(typed)).toBe(age)
})
