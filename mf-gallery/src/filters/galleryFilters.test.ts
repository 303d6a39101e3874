import type { Report } from '@greenlight/domain/report'
import { expect, test } from 'vitest'
import {
  activeChips,
  defaultGalleryFilters,
  type GalleryFilters,
  matchesText,
  passesFilters,
} from './galleryFilters.ts'

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
  revisedAt: null,
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
  ['no age, and none is chosen', { age: null }, {}, anywhere, true],
  ['no age, and a range is chosen', { age: null }, { minAge: 40, maxAge: 41 }, anywhere, false],
  ['no age, and a youngest one is chosen', { age: null }, { minAge: 19 }, anywhere, false],
  ['near', {}, {}, newYork, true],
  ['near, but not within 5 miles', {}, { miles: 5 }, newYork, false],
  ['within 10 miles', {}, { miles: 10 }, newYork, true],
  ['far', {}, { miles: 200 }, losAngeles, false],
  ['any distance', {}, { miles: 0 }, losAngeles, true],
  ['a place that no town has, from which nothing can be measured', {}, {}, typed('zzqqxx'), true],
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
