import { parseReport } from '@greenlight/domain/report'
import type { SavedSearch } from '@greenlight/domain/savedSearch'
import { paths } from '@greenlight/kit/contract/paths'
import { readPage } from '@greenlight/kit/data/pages'
import {
  type KnownSearch,
  knownSearches,
  listSavedSearches,
} from '@greenlight/kit/data/savedSearches'
import { firestore } from '@greenlight/runtime'
import { passesFilters } from '../filters/galleryFilters.ts'
import { GALLERY_PAGE_SIZE, galleryQuery } from '../gallery/galleryPages.ts'
import { galleryRequest } from '../gallery/galleryRequest.ts'
import { searchFilters } from './searchTerms.ts'

const CHECK_EVERY_MS = 6 * 60 * 60 * 1000

/**
 * Counts what is new in each saved search, unless this device did so for this account in the last six hours.
 * Costs one read for each search and one to 25 for its count. Never rejects: without the numbers every
 * page still works.
 * @public used through importWithRetry
 */
export async function checkSearches(now = Date.now()): Promise<void> {
  const ageMs = now - knownSearches.checkedAt()
  if (ageMs >= 0 && ageMs < CHECK_EVERY_MS) return
  try {
    const before = knownSearches.get()
    const version = knownSearches.version()
    const searches: KnownSearch[] = []
    // One after the other: the page that is open comes first.
    for (const search of await listSavedSearches()) searches.push(await withNews(search, before))
    // Saved, opened or removed meanwhile: these numbers are old. The next start counts again.
    if (knownSearches.version() === version)
      knownSearches.set(searches, { menu: paths.gallery(), checkedAt: now })
  } catch (cause) {
    console.warn('Saved searches are not counted.', cause)
  }
}

/** A search that cannot be counted keeps its former number, so that the others are still shown. */
async function withNews(
  search: SavedSearch,
  before: readonly KnownSearch[] | null,
): Promise<KnownSearch> {
  try {
    return { ...search, ...(await countNew(search)) }
  } catch (cause) {
    console.warn(`The saved search ${search.slot} is not counted.`, cause)
    const { news = 0, more = false } = before?.find(({ slot }) => slot === search.slot) ?? {}
    return { ...search, news, more }
  }
}

/** More new profiles than this are not counted. */
const NEW_COUNT_LIMIT = 99

type News = { readonly news: number; readonly more: boolean }

/**
 * Counts the profiles that are newer than the member's last look at a saved search. `more`: there may be more than
 * `news`. Costs one read. The database can select too many: a key of a name is also the key of a town, and cells
 * are wider than a circle. So a search with a name or a place reads up to 24 newer profiles and checks them on
 * this device. A profile keeps its date while it waits for an admin, so it is not new if the member looked
 * meanwhile.
 * @public used through importWithRetry
 */
export async function countNew(search: SavedSearch): Promise<News> {
  const { getCount, limit, query, where } = await firestore()
  const filters = searchFilters(search)
  const request = galleryRequest(filters, search.place)
  const newer = query(
    await galleryQuery(request),
    where('createdAt', '>', search.seenAt ?? new Date(0)),
  )
  const { count } = (await getCount(query(newer, limit(NEW_COUNT_LIMIT + 1)))).data()
  const isNear = search.miles > 0 && search.place.text !== ''
  if (count === 0 || (request.names === null && !isNear))
    return { news: Math.min(count, NEW_COUNT_LIMIT), more: count > NEW_COUNT_LIMIT }
  const { items } = await readPage(newer, GALLERY_PAGE_SIZE, null, parseReport)
  const news = items.filter((report) => passesFilters(report, filters, search.place)).length
  return { news, more: news > 0 && count > items.length }
}
