import { parseReport } from '@greenlight/domain/report'
import { expect, test } from 'vitest'
import { defaultGalleryFilters, type GalleryFilters } from '../filters/galleryFilters.ts'
import { unfilteredRequest } from '../gallery/galleryRequest.ts'
import { activeQueryFilters, type HiddenByQuery, hiddenOffers } from './hiddenReports.ts'

const austin = { text: 'Austin, TX', coords: { lat: 30.27, lon: -97.74 } }
const report = (id: string, fields: object) =>
  parseReport(id, {
    name: 'Elena',
    location: 'Austin, TX',
    locationCoords: austin.coords,
    ...fields,
  })
const far = { location: 'Miami, FL', locationCoords: { lat: 25.77, lon: -80.19 } }

const offersOf = (
  reports: readonly ReturnType<typeof report>[],
  changes: Partial<GalleryFilters>,
  byQuery: HiddenByQuery | null = null,
  isExact = true,
) => {
  const filters = { ...defaultGalleryFilters, name: 'Elena', ...changes }
  return hiddenOffers({
    filters,
    place: austin,
    reports,
    byQuery,
    isExact,
    isNamed: filters.name !== '',
  })
}
const texts = (...from: Parameters<typeof offersOf>) => offersOf(...from).map(({ text }) => text)

test('says what distance and words hide, with the changes that show it', () => {
  const reports = [report('a', {}), report('b', far), report('c', { ...far, notes: 'rude' })]
  expect(offersOf(reports, {})).toEqual([
    { id: 'miles', text: '2 farther away', changes: { miles: 0 } },
  ])
  expect(texts(reports, { searchText: 'rude' })).toEqual(['1 without “rude”', '1 farther away'])
})

test('says what each query filter hides', () => {
  const both = { all: 3, each: { tone: 1, gender: 2 } } as const
  const filters = { tones: ['red'], genders: ['men'] } as const
  expect(texts([], filters, both)).toEqual(['1 more: hidden by Redlight', '2 more: hidden by Men'])
  expect(offersOf([], filters, both)[1]?.changes).toEqual({ genders: ['everyone'] })
  expect(texts([], filters, both, false)).toEqual([
    'Up to 1 more: hidden by Redlight',
    'Up to 2 more: hidden by Men',
  ])
  expect(texts([], { minAge: 30 }, { all: 101, each: { age: 101 } })).toEqual([
    '100+ more: hidden by Age 30–100',
  ])
})

test('filters that hide only together are one offer, which keeps the name', () => {
  const filters = { tones: ['red'], genders: ['men'] } as const
  const [offer, ...others] = offersOf([], filters, { all: 1, each: { tone: 0, gender: 0 } })
  expect(others).toEqual([])
  expect(offer?.text).toBe('1 more: hidden by several filters')
  expect(offer?.changes).toMatchObject({
    name: 'Elena',
    tones: [],
    genders: ['everyone'],
    miles: 0,
  })
  const rude = report('a', { ...far, notes: 'kind' })
  expect(texts([rude], { searchText: 'rude' })).toEqual(['1 more: hidden by several filters'])
})

test('without a name nobody is offered who lacks the words', () => {
  expect(texts([report('a', {})], { name: '', searchText: 'rude' })).toEqual([])
})

test('nothing is offered where nothing is hidden', () => {
  expect(offersOf([report('a', {})], {}, { all: 0, each: {} })).toEqual([])
})

test('the query filters that are active', () => {
  expect(activeQueryFilters(unfilteredRequest)).toEqual([])
  expect(activeQueryFilters({ ...unfilteredRequest, tones: ['red'], ages: [18, 30] })).toEqual([
    'tone',
    'age',
  ])
})
