import { readFileSync } from 'node:fs'
import { type Coords, type Place, readCoords } from '@greenlight/domain/coords'
import type { Report } from '@greenlight/domain/report'
import { readTowns, townLabel } from '@greenlight/domain/town/townFile'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  defaultGalleryFilters,
  passesFilters,
} from '../../../mf-gallery/src/filters/galleryFilters.ts'
import { listGalleryPage, type ReadNext } from '../../../mf-gallery/src/gallery/galleryPages.ts'
import { unfilteredRequest } from '../../../mf-gallery/src/gallery/galleryRequest.ts'
import { cellsAround, geoCells } from '../../../mf-gallery/src/place/geoCells.ts'
import { clearDatabase, seed } from '../setup/database.ts'
import { account, report, timeAt } from '../setup/documents.ts'
import { ann, bob } from '../setup/person.ts'
import { asPerson } from '../setup/runtime.ts'

const COUNT = 1_200
const PAGE = 24

const townFile = new URL('../../../shell/public/data/us_city_coords.json', import.meta.url)
const towns = readTowns(JSON.parse(readFileSync(townFile, 'utf8')))

/** Reports in towns of all sizes: every third in one of the 50 largest, the others anywhere. */
const reports = Object.fromEntries(
  Array.from({ length: COUNT }, (_, n) => {
    const town = towns[n % 3 === 0 ? (n / 3) % 50 : (n * 7919) % towns.length]
    if (!town) throw new Error('The town file is empty.')
    const where = locationFields(n, townLabel(town), town.coords)
    // Three reports share each date.
    const shared = {
      createdAt: timeAt(Math.floor(n / 3)),
      status: n % 40 === 0 ? 'pending' : 'public',
    }
    const cells = geoCells(readCoords(where['locationCoords']), where.location)
    return [`reports/${id(n)}`, report(ann, { ...where, ...shared, geoCells: cells })]
  }),
)

/** One in 50 has no coordinates, one in 200 has invalid ones, and some use the legacy field names. */
function locationFields(n: number, location: string, { lat, lon }: Coords) {
  if (n % 50 === 1) return { location: `Somewhere near ${location}!`, locationCoords: null }
  if (n % 200 === 2) return { location, locationCoords: { lat: String(lat) } }
  if (n % 100 === 4) return { location, locationCoords: { lat, lng: lon } }
  return { location, locationCoords: { lat, lon } }
}

function id(n: number): string {
  // Not in the order of the dates.
  return `r${String((n * 733) % COUNT).padStart(4, '0')}`
}

function townOf(label: string): Place {
  const town = towns.find((each) => townLabel(each) === label)
  if (!town) throw new Error(`The town file has no ${label}.`)
  return { text: label, coords: town.coords }
}

/** All public reports, newest first, by paging without cells. */
let newest: readonly Report[] = []

beforeAll(async () => {
  await clearDatabase()
  await seed({ 'users/ann': account(ann), 'users/bob': account(bob), ...reports })
  newest = (await pagesOf('desc', null)).flat()
})

async function pagesOf(sort: 'asc' | 'desc', cells: readonly string[] | null) {
  const pages: (readonly Report[])[] = []
  let cursor: ReadNext | null = null
  do {
    const { items, next } = await asPerson(bob, () =>
      listGalleryPage({ ...unfilteredRequest, sort, cells, cursor }),
    )
    pages.push(items)
    cursor = next
  } while (cursor)
  return pages
}

/** The ids of the reports that pass the distance filter, in order. */
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
    // The Aleutians are on both sides of the 180th meridian.
    ['Adak, AK', 200, 'desc', 50],
  ] as const)(
    '%s, %i miles, %s: finds the same reports as a full scan, with at most %i reads',
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

  it('shows the newest reports around a town with the reads of one page', async () => {
    const chicago = townOf('Chicago, IL')
    const { miles } = defaultGalleryFilters
    const [step = [], rest = []] = await pagesOf('desc', cellsAround(chicago, miles))
    const first = [...step, ...rest]
    const shown = near(first, miles, chicago)
    expect(first).toHaveLength(PAGE)
    expect(shown.length).toBeGreaterThan(8)
    expect(shown).toEqual(near(newest, miles, chicago).slice(0, shown.length))
    // A page of the whole country has almost no report from there.
    expect(near(newest.slice(0, PAGE), miles, chicago).length).toBeLessThan(3)
  })
})
