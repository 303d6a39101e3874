import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { defaultGalleryFilters, type GalleryFilters } from '../filters/galleryFilters.ts'
import { SearchAnswer, type SearchAnswerProps } from './NameResults.tsx'

afterEach(cleanup)

const houston = { text: 'Houston, TX', coords: { lat: 29.76, lon: -95.37 } }
const nobody = {
  place: { text: '', coords: null },
  found: 0,
  named: 0,
  lookedThrough: null,
  total: 480,
  filtered: false,
  alike: 0,
}

test.each<[Partial<SearchAnswerProps>, Partial<GalleryFilters>, string]>([
  [
    { found: 3, named: 5, place: houston },
    {},
    '3 profiles named Marcus within 50 miles of Houston',
  ],
  [{ found: 1, named: 1, place: houston }, { miles: 0 }, '1 profile named Marcus'],
  [
    { found: 24, named: 24, lookedThrough: 24 },
    {},
    '24 profiles named Marcus among the 24 looked through',
  ],
  [
    { place: houston, named: 2 },
    {},
    'No profile named Marcus within 50 miles of Houston. 2 elsewhere.',
  ],
  [
    { named: 3 },
    { miles: 0, searchText: 'rude' },
    'No profile named Marcus. 3 without these words.',
  ],
  [
    { place: houston, named: 3 },
    { searchText: 'rude' },
    'No profile named Marcus within 50 miles of Houston. 3 elsewhere or without these words.',
  ],
  [{}, {}, 'No profile named Marcus among 480.'],
  [{ total: undefined }, {}, 'No profile named Marcus.'],
  [{ alike: 2 }, {}, 'No profile named Marcus among 480. 2 sound alike.'],
  [
    { alike: 1, filtered: true },
    {},
    'No profile named Marcus among 480 with these filters. 1 sounds alike.',
  ],
  [{ total: 1000 }, {}, 'No profile named Marcus among 1,000 or more.'],
  [
    { place: { text: 'texas', coords: null }, found: 2, named: 2 },
    {},
    '2 profiles named Marcus in texas',
  ],
])('%j %j: %s', (answer, filters, text) => {
  const { container } = render(
    <SearchAnswer
      {...nobody}
      {...answer}
      filters={{ ...defaultGalleryFilters, name: ' Marcus ', ...filters }}
    />,
  )
  expect(container.textContent).toBe(text)
})
