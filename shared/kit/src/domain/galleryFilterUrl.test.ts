import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultGalleryFilters } from './galleryFilters.ts'
import { readGalleryFilters, writeGalleryFilters } from './galleryFilterUrl.ts'

const age = fc.integer({ min: 18, max: 100 })
const filters = fc
  .record({
    tone: fc.constantFrom('all' as const, 'green' as const, 'yellow' as const, 'red' as const),
    ages: fc.tuple(age, age),
    miles: fc.integer({ min: 0, max: 40 }).map((steps) => steps * 5),
    sort: fc.constantFrom('newest' as const, 'oldest' as const),
    query: fc.string({ unit: 'grapheme' }),
  })
  .map(({ ages, ...rest }) => ({ ...rest, minAge: Math.min(...ages), maxAge: Math.max(...ages) }))

test('filters survive the URL', () => {
  fc.assert(
    fc.property(filters, (each) => {
      const url = writeGalleryFilters(each).toString()
      expect(readGalleryFilters(new URLSearchParams(url))).toEqual(each)
    }),
  )
})

test('defaults leave the URL empty', () => {
  expect(writeGalleryFilters(defaultGalleryFilters).toString()).toBe('')
  expect(readGalleryFilters(new URLSearchParams())).toEqual(defaultGalleryFilters)
})

test.each([
  ['tone=blue'],
  ['minAge=17'],
  ['maxAge=101'],
  ['minAge=x&maxAge='],
  ['minAge=-20'],
  ['minAge=20.5'],
  ['miles=7'],
  ['miles=205'],
  ['miles=1e1'],
  ['sort=best'],
])('%s makes no sense: defaults', (query) => {
  expect(readGalleryFilters(new URLSearchParams(query))).toEqual(defaultGalleryFilters)
})

test('ages the wrong way round are put right', () => {
  const read = readGalleryFilters(new URLSearchParams('minAge=40&maxAge=25'))
  expect(read).toMatchObject({ minAge: 25, maxAge: 40 })
})
