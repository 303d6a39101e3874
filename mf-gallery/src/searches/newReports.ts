import type { SavedSearch } from '@greenlight/domain/savedSearch'
import { parseReport } from '@greenlight/domain/report'
import { readPage } from '@greenlight/kit/data/pages'
import { firestore } from '@greenlight/runtime'
import { passesFilters } from '../filters/galleryFilters.ts'
import { GALLERY_PAGE_SIZE } from '../gallery/galleryPages.ts'
import { galleryRequest } from '../gallery/galleryRequest.ts'
import { gallerySource } from '../gallery/gallerySource.ts'
import { searchFilters } from './searchTerms.ts'

/** More new profiles than this are not counted. */
const COUNT_LIMIT = 99

type News = { readonly news: number; readonly more: boolean }

/**
 * How many profiles are newer than the member's last look at a saved search; `more` if there are at least so
 * many. Costs one read. What is counted is what the database selects: the key of a name is also that of
 * a town, and cells are wider than a circle. So if such a search has something newer, up to 24 of it are
 * read and compared on this device. A profile that waited for an admin keeps its date, and is not new
 * if the member looked meanwhile.
 * @public used through importWithRetry
 */
export async function countNew(search: SavedSearch): Promise<News> {
  const { getCount, limit, query, where } = await firestore()
  const filters = searchFilters(search)
  const request = galleryRequest(filters, search.place)
  const newer = query(
    await gallerySource(request),
    where('createdAt', '>', search.seenAt ?? new Date(0)),
  )
  const { count } = (await getCount(query(newer, limit(COUNT_LIMIT + 1)))).data()
  const isNear = search.miles > 0 && search.place.text !== ''
  if (count === 0 || (request.names === null && !isNear))
    return { news: Math.min(count, COUNT_LIMIT), more: count > COUNT_LIMIT }
  const { items } = await readPage(newer, GALLERY_PAGE_SIZE, null, parseReport)
  const news = items.filter((report) => passesFilters(report, filters, search.place)).length
  return { news, more: news > 0 && count > items.length }
}
