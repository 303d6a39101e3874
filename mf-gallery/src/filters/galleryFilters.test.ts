import type { Report } from '@greenlight/domain/report'
import type { ShowMe } from '@greenlight/domain/gender'
import { tones } from '@greenlight/domain/tone'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  activeChips,
  defaultGalleryFilters,
  type GalleryFilters,
  matchesText,
  passesFilters,
} from './galleryFilters.ts'
import { readGalleryFilters as read, writeGalleryFilters as write } from './filtersAddress.ts'

const brooklyn: Report = {
  id: 'r',
  ownerUid: 'u',
  ownerName: 'WarmWillow',
  name: 'Alex',
  age: 30,
  tone: 'green',
  notes: 'Kind.',
  location: 'Brooklyn, NY',
  coords: { lat: 40.65, lon: -73.95 },
  gender: 'man',
  wantsToSee: 'women',
  photoUrl: null,
  createdAt: null,
  status: 'public',
  counters: { green: 0, yellow: 0, red: 0 },
  flagCount: 0,
  decisionReason: null,
}
const anywhere = { text: '', coords: null }
const newYork = { text: 'New York, NY', coords: { lat: 40.714, lon: -74.006 } }
const losAngeles = { text: 'Los Angeles, CA', coords: { lat: 34.052, lon: -118.244 } }
const typed = (text: string) => ({ text, coords: null })

test.each<
  [string, Partial<Report>, Partial<GalleryFilters>, typeof newYork | typeof anywhere, boolean]
>([
  ['defaults', {}, {}, anywhere, true],
  ['its tone', {}, { tones: ['green'] }, anywhere, true],
  ['another tone', {}, { tones: ['red'] }, anywhere, false],
  ['one of two tones', {}, { tones: ['green', 'red'] }, anywhere, true],
  ['its gender', {}, { genders: ['women', 'men'] }, anywhere, true],
  ['another gender', {}, { genders: ['women', 'nonbinary'] }, anywhere, false],
  ['any gender', { gender: 'other' }, { genders: ['everyone'] }, anywhere, true],
  ['its name', {}, { name: 'ale' }, anywhere, true],
  ['another name', {}, { name: 'Alec' }, anywhere, false],
  ['one letter is no name yet', {}, { name: 'x' }, anywhere, true],
  ['youngest age', {}, { minAge: 30 }, anywhere, true],
  ['too young', {}, { minAge: 31 }, anywhere, false],
  ['oldest age', {}, { maxAge: 30 }, anywhere, true],
  ['too old', {}, { maxAge: 29 }, anywhere, false],
  ['no age passes any', { age: null }, { minAge: 40, maxAge: 41 }, anywhere, true],
  ['near', {}, {}, newYork, true],
  ['near, but not within 5 miles', {}, { miles: 5 }, newYork, false],
  ['within 10 miles', {}, { miles: 10 }, newYork, true],
  ['far', {}, { miles: 200 }, losAngeles, false],
  ['any distance', {}, { miles: 0 }, losAngeles, true],
  ['typed place, its text', {}, {}, typed('brooklyn'), true],
  ['typed place, another text', {}, {}, typed('Queens'), false],
  ['typed place, distance off', {}, { miles: 0 }, typed('Queens'), true],
  ['no coordinates, same text', { coords: null, location: 'new york, ny' }, {}, newYork, true],
  ['no coordinates, other text', { coords: null }, {}, newYork, false],
  ['no coordinates, no place', { coords: null, location: '' }, {}, anywhere, true],
  ['words found', {}, { searchText: 'alex kind' }, anywhere, true],
  ['words not found', {}, { searchText: 'rude' }, anywhere, false],
])('%s', (_name, changes, filters, place, passes) => {
  const report = { ...brooklyn, ...changes }
  expect(passesFilters(report, { ...defaultGalleryFilters, ...filters }, place)).toBe(passes)
})

const chips = (changes: Partial<GalleryFilters>) =>
  activeChips({ ...defaultGalleryFilters, ...changes })

test.each<[Partial<GalleryFilters>, string[]]>([
  [{}, []],
  [{ sort: 'oldest' }, []],
  [{ searchText: '  ' }, []],
  [{ tones: ['yellow'] }, ['Caution']],
  [{ tones: ['yellow', 'red'] }, ['Caution, Redlight']],
  [{ genders: ['women', 'nonbinary'] }, ['Women, Non-binary']],
  [{ name: 'Ann', place: { text: 'Reno, NV', coords: null } }, []],
  [{ minAge: 25 }, ['Age 25–100']],
  [{ minAge: 25, maxAge: 30, miles: 0 }, ['Age 25–30', 'Any distance']],
  [{ miles: 5, searchText: ' kind ' }, ['5 miles', '“kind”']],
])('%j shows %j', (changes, labels) => {
  expect(chips(changes).map((chip) => chip.label)).toEqual(labels)
})

test('clearing all chips leaves the defaults and keeps the sort order', () => {
  let filters: GalleryFilters = {
    ...defaultGalleryFilters,
    tones: ['red'],
    genders: ['men'],
    minAge: 20,
    maxAge: 30,
    miles: 10,
    sort: 'oldest',
    searchText: 'x',
  }
  for (let count = 5; count > 0; count -= 1) {
    const [first, ...others] = activeChips(filters)
    expect(others).toHaveLength(count - 1)
    filters = first?.cleared ?? filters
  }
  expect(filters).toEqual({ ...defaultGalleryFilters, sort: 'oldest' })
})

const everyone: readonly ShowMe[] = ['everyone']
const age = fc.integer({ min: 18, max: 100 })
const filters = fc
  .record({
    name: fc.string({ unit: 'grapheme', maxLength: 10 }),
    place: fc.constantFrom(
      null,
      { text: '', coords: null },
      { text: 'Reno, NV', coords: { lat: 39.5, lon: -119.8 } },
    ),
    tones: fc.subarray([...tones]),
    genders: fc.constantFrom<readonly ShowMe[]>(everyone, ['women'], ['women', 'nonbinary']),
    ages: fc.tuple(age, age),
    miles: fc.integer({ min: 0, max: 40 }).map((steps) => steps * 5),
    sort: fc.constantFrom('newest' as const, 'oldest' as const),
    searchText: fc.string({ unit: 'grapheme' }),
  })
  .map(({ ages, ...rest }) => ({ ...rest, minAge: Math.min(...ages), maxAge: Math.max(...ages) }))

test('filters are the same after writing to the address and reading back', () => {
  fc.assert(
    fc.property(filters, (each) => {
      const url = write(each, everyone).toString()
      expect(read(new URLSearchParams(url), everyone)).toEqual(each)
    }),
  )
})

test('defaults write no parameters', () => {
  expect(write(defaultGalleryFilters, everyone).toString()).toBe('')
  expect(read(new URLSearchParams(), everyone)).toEqual(defaultGalleryFilters)
})

test.each([
  ['tone=blue'],
  ['gender=x,y'],
  ['minAge=17'],
  ['maxAge=101'],
  ['minAge=x&maxAge='],
  ['minAge=-20'],
  ['minAge=20.5'],
  ['miles=7'],
  ['miles=205'],
  ['miles=1e1'],
  ['sort=best'],
])('the invalid parameter %s gives the defaults', (search) => {
  expect(read(new URLSearchParams(search), everyone)).toEqual(defaultGalleryFilters)
})

test('what the member wants to see is the gender unless the address says another', () => {
  const showMe: readonly ShowMe[] = ['women', 'nonbinary']
  const genderOf = (search: string) => read(new URLSearchParams(search), showMe).genders
  expect(genderOf('')).toEqual(showMe)
  expect(genderOf('gender=everyone')).toEqual(everyone)
  expect(write({ ...defaultGalleryFilters, genders: showMe }, showMe).toString()).toBe('')
  expect(write(defaultGalleryFilters, showMe).toString()).toBe('gender=everyone')
})

test.each([
  ['place=Reno%2C+NV&at=39.5,-119.8', { text: 'Reno, NV', coords: { lat: 39.5, lon: -119.8 } }],
  ['place=Reno&at=95,0', { text: 'Reno', coords: null }],
  ['place=Reno&at=,', { text: 'Reno', coords: null }],
  ['place=', { text: '', coords: null }],
  ['at=39.5,-119.8', null],
])('the place of %s is %j', (search, place) => {
  expect(read(new URLSearchParams(search), everyone).place).toEqual(place)
})

test('swaps a minimum age that is above the maximum', () => {
  const found = read(new URLSearchParams('minAge=40&maxAge=25'), everyone)
  expect(found).toMatchObject({ minAge: 25, maxAge: 40 })
})

const report = { name: 'José Álvarez', notes: 'Kind, on time.\nLoves HIKING.' }

test.each([
  ['', true],
  ['   ', true],
  ['jose', true],
  ['JOSÉ hiking', true],
  ['hiking kind', true],
  ['alvar', true],
  ['jose rude', false],
  ['álvarezkind', false],
])('%j: %s', (searchText, found) => {
  expect(matchesText(report, searchText)).toBe(found)
})
