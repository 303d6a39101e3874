import { expect, test } from 'vitest'
import { defaultGalleryFilters, type GalleryFilters, passesFilters } from './galleryFilters.ts'
import type { Report } from './report.ts'

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
  ['its tone', {}, { tone: 'green' }, anywhere, true],
  ['another tone', {}, { tone: 'red' }, anywhere, false],
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
  ['words found', {}, { query: 'alex kind' }, anywhere, true],
  ['words not found', {}, { query: 'rude' }, anywhere, false],
])('%s', (_name, changes, filters, place, passes) => {
  const report = { ...brooklyn, ...changes }
  expect(passesFilters(report, { ...defaultGalleryFilters, ...filters }, place)).toBe(passes)
})
