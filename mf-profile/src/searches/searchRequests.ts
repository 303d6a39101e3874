import { limits } from '@greenlight/domain/limits'
import { paths } from '@greenlight/kit/contract/paths'
import { attempt, currentUser } from '@greenlight/kit/data/attempt'
import { knownSearches, type KnownSearch } from '@greenlight/kit/data/savedSearches'
import { failure as kitFailure } from '@greenlight/kit/errors'
import { firestore } from '@greenlight/runtime'
import { failure } from '../errors.ts'

/**
 * Gives a saved search another title, cut to 80 characters. Costs one write.
 * @throws GreenlightError `kit/search-save-failed`
 */
export function renameSearch(slot: string, title: string): Promise<void> {
  return attempt(kitFailure('kit/search-save-failed'), async () => {
    const { updateDoc } = await firestore()
    const shortened = title.trim().slice(0, limits.searchTitle)
    await updateDoc(await searchRef(slot), { title: shortened })
    changeKnown((searches) =>
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
    changeKnown((searches) => searches.filter((search) => search.slot !== slot))
  })
}

/** A device that has not asked yet gets the change with its first list. */
function changeKnown(change: (searches: readonly KnownSearch[]) => readonly KnownSearch[]): void {
  const known = knownSearches.get()
  if (known) knownSearches.set(change(known), { menu: paths.gallery() })
}

async function searchRef(slot: string) {
  const { uid } = currentUser(kitFailure('kit/search-save-failed'))
  const { db, doc } = await firestore()
  return doc(db, 'users', uid, 'searches', slot)
}
