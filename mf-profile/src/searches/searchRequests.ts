import { limits } from '@greenlight/domain/limits'
import type { SavedSearch } from '@greenlight/domain/savedSearch'
import { paths } from '@greenlight/kit/contract/paths'
import { attempt, currentUser } from '@greenlight/kit/data/attempt'
import { knownSearches } from '@greenlight/kit/data/savedSearches'
import { failure as kitFailure } from '@greenlight/kit/errors'
import { changeLoaded, firestore } from '@greenlight/runtime'
import { failure } from '../errors.ts'
import { SEARCHES_KEY } from './searchesKey.ts'

/**
 * Gives a saved search another title, cut to 80 characters. Costs one write.
 * @throws GreenlightError `kit/search-save-failed`
 */
export function renameSearch(slot: string, title: string): Promise<void> {
  return attempt(kitFailure('kit/search-save-failed'), async () => {
    const { updateDoc } = await firestore()
    const shortened = title.trim().slice(0, limits.searchTitle)
    await updateDoc(await searchRef(slot), { title: shortened })
    change((searches) =>
      searches.map((search) => (search.slot === slot ? { ...search, title: shortened } : search)),
    )
  })
}

/**
 * Removes a saved search, also from the numbers at the menu. Costs one write.
 * @throws GreenlightError `profile/search-remove-failed`
 */
export function removeSearch(slot: string): Promise<void> {
  return attempt(failure('profile/search-remove-failed'), async () => {
    const { deleteDoc } = await firestore()
    await deleteDoc(await searchRef(slot))
    change((searches) => searches.filter((search) => search.slot !== slot))
  })
}

/** Changes the loaded searches, and those that the menu counts. A device that knows none gets the change with its first list. */
function change(to: <T extends SavedSearch>(searches: readonly T[]) => readonly T[]): void {
  changeLoaded<readonly SavedSearch[]>(SEARCHES_KEY, to)
  const known = knownSearches.get()
  if (known) knownSearches.set(to(known), { menu: paths.gallery() })
}

async function searchRef(slot: string) {
  const { uid } = currentUser(kitFailure('kit/search-save-failed'))
  const { db, doc } = await firestore()
  return doc(db, 'users', uid, 'searches', slot)
}
