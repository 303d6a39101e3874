import { expect, test } from 'vitest'
import { activeChips } from './galleryFilterChips.ts'
import { defaultGalleryFilters, type GalleryFilters } from './galleryFilters.ts'

const chips = (changes: Partial<GalleryFilters>) =>
  activeChips({ ...defaultGalleryFilters, ...changes })

test.each<[Partial<GalleryFilters>, string[]]>([
  [{}, []],
  [{ sort: 'oldest' }, []],
  [{ query: '  ' }, []],
  [{ tone: 'yellow' }, ['Caution']],
  [{ minAge: 25 }, ['Age 25–100']],
  [{ minAge: 25, maxAge: 30, miles: 0 }, ['Age 25–30', 'Any distance']],
  [{ miles: 5, query: ' kind ' }, ['5 miles', '“kind”']],
])('%j shows %j', (changes, labels) => {
  expect(chips(changes).map((chip) => chip.label)).toEqual(labels)
})

test('clearing one chip after another leaves the defaults and the sorting', () => {
  let filters: GalleryFilters = {
    tone: 'red',
    minAge: 20,
    maxAge: 30,
    miles: 10,
    sort: 'oldest',
    query: 'x',
  }
  for (let count = 4; count > 0; count -= 1) {
    const [first, ...others] = activeChips(filters)
    expect(others).toHaveLength(count - 1)
    filters = first?.cleared ?? filters
  }
  expect(filters).toEqual({ ...defaultGalleryFilters, sort: 'oldest' })
})
