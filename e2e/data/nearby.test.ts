import { readFileSync } from 'node:fs'
import { listGalleryPage } from '@greenlight/kit/data/reports/listGalleryPage'
import type { Cursor } from '@greenlight/kit/data/readPage'
import { readTowns, townLabel } from '@greenlight/kit/domain/cityFile'
import { readCoords, type Coords } from '@greenlight/kit/domain/coords'
import { defaultGalleryFilters, passesFilters } from '@greenlight/kit/domain/galleryFilters'
import { cellsAround, geoCells } from '@greenlight/kit/domain/geoCells'
import type { Place } from '@greenlight/kit/domain/place'
import type { Report } from '@greenlight/kit/domain/report'
import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabase, place } from './stage/backend.ts'
import { account, at, report } from './stage/documents.ts'
import { ann, bob } from './stage/person.ts'
import { as } from './stage/runtime.ts'

const COUNT = 1_200
const PAGE = 24

const cityFile = new URL('../../shell/public/data/us_city_coords.json', import.meta.url)
const towns = readTowns(JSON.parse(readFileSync(cityFile, 'utf8')))

/** As many reports, in towns of all sizes: every third in one of the 50 largest, the others anywhere. */
const reports = Object.fromEntries(
  Array.from({ length: COUNT }, (_, n) => {
    const town = towns[n % 3 === 0 ? (n / 3) % 50 : (n * 7919) % towns.length]
    if (!town) throw new Error('The city file is empty.')
    const where = whereOf(n, townLabel(town), town.coords)
    // Three at a time share a date.
    const shared = { createdAt: at(Math.floor(n / 3)), status: n % 40 === 0 ? 'pending' : 'public' }
    const cells = geoCells(readCoords(where['locationCoords']), where.location)
    return [`reports/${id(n)}`, report(ann, { ...where, ...shared, geoCells: cells })]
  }),
)

/** One in 50 has no coordinates, one in 200 has odd ones, and some spell them as they once were. */
function whereOf(n: number, location: string, { lat, lon }: Coords) {
  if (n % 50 === 1) return { location: `Somewhere near ${location}!`, locationCoords: null }
  if (n % 200 === 2) return { location, locationCoords: { lat: String(lat) } }
  if (n % 100 === 4) return { location, locationCoords: { lat, lng: lon } }
  return { location, locationCoords: { lat, lon } }
}

function id(n: number): string {
  // In no order that has to do with dates.
  return `r${String((n * 733) % COUNT).padStart(4, '0')}`
}

function townOf(label: string): Place {
  const town = towns.find((each) => townLabel(each) === label)
  if (!town) throw new Error(`The city file has no ${label}.`)
  return { text: label, coords: town.coords }
}

/** All that is public, newest first, from plain paging. */
let newest: readonly Report[] = []

beforeAll(async () => {
  await clearDatabase()
  await place({ 'users/ann': account(ann), 'users/bob': account(bob), ...reports })
  newest = (await pagesOf('desc', null)).flat()
})

async function pagesOf(sort: 'asc' | 'desc', cells: readonly string[] | null) {
  const pages: (readonly Report[])[] = []
  let cursor: Cursor | null = null
  do {
    const { items, next } = await as(bob, () => listGalleryPage({ sort, cells, cursor }))
    pages.push(items)
    cursor = next
  } while (cursor)
  return pages
}

/** What passes the distance filter, by id in their order. */
function near(found: readonly Report[], miles: number, town: Place): readonly string[] {
  const filters = { ...defaultGalleryFilters, miles }
  return found.filter((one) => passesFilters(one, filters, town)).map((one) => one.id)
}

describe('the gallery around a town', () => {
  it.each([
    ['Chicago, IL', 50, 'desc', 100],
    ['Chicago, IL', 50, 'asc', 100],
    ['New York, NY', 5, 'desc', 100],
    ['Los Angeles, CA', 200, 'desc', 200],
    ['Seattle, WA', 200, 'asc', 200],
    ['Denver, CO', 100, 'desc', 100],
    ['Nome, AK', 200, 'desc', 50],
    ['Honolulu, HI', 50, 'asc', 50],
    // The Aleutians lie on both sides of the 180th meridian.
    ['Adak, AK', 200, 'desc', 50],
  ] as const)(
    '%s, %i miles, %s: as a look at every report finds it, for %i reads at most',
    async (label, miles, sort, most) => {
      const town = townOf(label)
      const around = (await pagesOf(sort, cellsAround(town, miles))).flat()
      const all = sort === 'desc' ? newest : newest.toReversed()
      expect(near(around, miles, town)).toEqual(near(all, miles, town))
      expect(new Set(around.map((one) => one.id)).size).toBe(around.length)
      expect(around.length).toBeLessThanOrEqual(most)
      expect(newest.length).toBeGreaterThan(1_150)
    },
  )

  it('shows the newest there for the price of one page', async () => {
    const chicago = townOf('Chicago, IL')
    const { miles } = defaultGalleryFilters
    const [first = []] = await pagesOf('desc', cellsAround(chicago, miles))
    const shown = near(first, miles, chicago)
    expect(first).toHaveLength(PAGE)
    expect(shown.length).toBeGreaterThan(8)
    expect(shown).toEqual(near(newest, miles, chicago).slice(0, shown.length))
    // A page of the whole country has hardly anybody from there.
    expect(near(newest.slice(0, PAGE), miles, chicago).length).toBeLessThan(3)
  })
})
