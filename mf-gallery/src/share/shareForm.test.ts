import { expect, test, beforeEach } from 'vitest'
import {
  emptyShareForm,
  readAge,
  type ShareForm,
  shareProblems,
  clearPhotoDraft,
  readDraft,
  readPhotoDraft,
  writeCropDraft,
  writeDraft,
  writePhotoDraft,
} from './shareForm.ts'

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
  ['no name', { name: '' }, ['gallery/share-name']],
  ['a name of blanks', { name: '  ' }, ['gallery/share-name']],
  ['a name of invisible characters', { name: '\u200b\u2800' }, ['gallery/share-name']],
  ['a name that is too long', { name: 'x'.repeat(81) }, ['gallery/share-name-length']],
  ['an age that is too low', { age: '17' }, ['gallery/share-age']],
  ['a location of blanks', { location: ' ' }, ['gallery/share-location']],
  ['a location that is too long', { location: 'x'.repeat(121) }, ['gallery/share-location-length']],
  ['notes that are too long', { notes: 'x'.repeat(2001) }, ['gallery/share-notes-length']],
])('%s', (_name, changes, codes) => {
  expect(shareProblems({ ...complete, ...changes }, ready)).toEqual(codes)
})

test('an empty form has all problems, in its order', () => {
  expect(shareProblems(emptyShareForm, { signedIn: false, hasPhoto: false })).toEqual([
    'gallery/share-signed-out',
    'gallery/share-photo',
    'gallery/share-name',
    'gallery/share-age',
    'gallery/share-location',
    'gallery/share-gender',
    'gallery/share-wants-to-see',
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

beforeEach(() => sessionStorage.clear())

const form = {
  ...emptyShareForm,
  name: 'Łukasz',
  age: '3',
  notes: 'Kind.',
  location: 'Chicago, IL',
  coords: { lat: 41.85, lon: -87.65 },
  gender: 'other' as const,
}

test('a draft survives a reload and keeps its id', () => {
  writeDraft({ id: 'abc', form })
  expect(readDraft()).toEqual({ id: 'abc', form })
})

test('each new draft is empty and has a new id', () => {
  expect(readDraft().form).toEqual(emptyShareForm)
  expect(readDraft().id).not.toBe(readDraft().id)
})

test.each([
  ['a missing draft', 'null'],
  ['invalid JSON', '{'],
  ['a draft without an id', '{"form":{"name":"Alex"}}'],
  [
    'fields of wrong types',
    '{"id":"abc","form":{"name":7,"tone":"blue","gender":"x","coords":{"lat":"1"}}}',
  ],
  ['a draft without a form', '{"id":"abc"}'],
])('reads %s as an empty form', (_name, stored) => {
  sessionStorage.setItem('gl.share.v1', stored)
  expect(readDraft().form).toEqual(emptyShareForm)
})

test('the photo and its crop are kept until they are removed', () => {
  expect(readPhotoDraft()).toBeNull()
  writePhotoDraft('data:image/jpeg;base64,/9j/')
  writeCropDraft({ zoom: 2, x: 5, y: -7 })
  expect(readPhotoDraft()).toEqual({
    dataUrl: 'data:image/jpeg;base64,/9j/',
    crop: { zoom: 2, x: 5, y: -7 },
  })
  clearPhotoDraft()
  expect(readPhotoDraft()).toBeNull()
})
