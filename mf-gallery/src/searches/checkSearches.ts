import {
  knownSearches,
  listSavedSearches,
  type KnownSearch,
} from '@greenlight/kit/data/savedSearches'
import { paths } from '@greenlight/kit/contract/paths'
import type { SavedSearch } from '@greenlight/domain/savedSearch'
import { countNew } from './newReports.ts'

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
    const searches: KnownSearch[] = []
    // One after the other: the page that is open comes first.
    for (const search of await listSavedSearches()) searches.push(await withNews(search, before))
    // Saved, opened or removed meanwhile: these numbers are old. The next start counts again.
    if (knownSearches.get() === before)
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
