import type { ShowMe } from '@greenlight/domain/gender'
import { tones } from '@greenlight/domain/tone'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readGalleryFilters as read, writeGalleryFilters as write } from './filtersAddress.ts'
import { defaultGalleryFilters } from './galleryFilters.ts'

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
    tones: fc.subarray([...tones], { maxLength: tones.length - 1 }),
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

test('all tones in an address are no filter', () => {
  expect(read(new URLSearchParams('tone=red,green,yellow'), everyone).tones).toEqual([])
  expect(read(new URLSearchParams('tone=red,green'), everyone).tones).toEqual(['green', 'red'])
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

test('a search for a name ignores what the member wants to see, unless the address says so', () => {
  const showMe: readonly ShowMe[] = ['men']
  const named = { ...defaultGalleryFilters, name: 'Elena' }
  expect(read(new URLSearchParams('name=Elena'), showMe).genders).toEqual(everyone)
  expect(write(named, showMe).toString()).toBe('name=Elena')
  expect(read(new URLSearchParams('name=Elena&gender=men'), showMe).genders).toEqual(showMe)
  expect(write({ ...named, genders: showMe }, showMe).toString()).toBe('name=Elena&gender=men')
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
