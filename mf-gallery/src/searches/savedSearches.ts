import type { AlertSettings } from '@greenlight/domain/alerts'
import { searchMatch } from '@greenlight/domain/alertsSearch'
import { limits } from '@greenlight/domain/limits'
import { type SavedSearch, searchFields, type SearchTerms } from '@greenlight/domain/savedSearch'
import { paths } from '@greenlight/kit/contract/paths'
import { hearsOfSearches } from '@greenlight/kit/data/alerts'
import { attempt, currentUser } from '@greenlight/kit/data/attempt'
import { knownSearches, listSavedSearches } from '@greenlight/kit/data/savedSearches'
import { failure as kitFailure } from '@greenlight/kit/errors'
import { firestore, session } from '@greenlight/runtime'
import { fail } from '../errors.ts'
import { isSameSearch, searchTitle } from './searchTerms.ts'

/**
 * Saves a search in the lowest free slot, and resolves to that slot. What is there now counts as seen. A search
 * that is saved already, as by an earlier try whose answer was lost, keeps its slot. Costs one read for each saved
 * search, at least one, and one write.
 * @throws GreenlightError `gallery/searches-full`, `kit/search-save-failed`
 * @public used through importWithRetry
 */
export function saveSearch(terms: SearchTerms): Promise<string> {
  return attempt(kitFailure('kit/search-save-failed'), async () => {
    // Another device may have saved one since this one has asked.
    const saved = await listSavedSearches()
    const equal = saved.find((search) => isSameSearch(search, terms))
    if (equal) {
      setKnown(saved)
      return equal.slot
    }
    const taken = saved.map(({ slot }) => slot)
    const slots = Array.from({ length: limits.savedSearches }, (_, index) => String(index + 1))
    const slot = slots.find((each) => !taken.includes(each))
    if (slot === undefined) throw fail('gallery/searches-full')
    const { db, doc, serverTimestamp, setDoc } = await firestore()
    const { uid } = currentUser(kitFailure('kit/search-save-failed'))
    const search = { ...terms, title: searchTitle(terms) }
    const match = hearsOfSearches(myAlerts()) ? searchMatch(terms.name) : []
    await setDoc(doc(db, 'users', uid, 'searches', slot), {
      ...searchFields(search),
      ...(match.length > 0 && { match: [...match] }),
      seenAt: serverTimestamp(),
    })
    setKnown([...saved, { ...search, slot, seenAt: null }])
    return slot
  })
}

/** Null before a choice, and if they could not be read. */
function myAlerts(): AlertSettings | null {
  const { member } = session.getState()
  return member.state === 'ready' ? member.profile.alerts : null
}

/** Shows these searches, with the numbers that are known of them. */
function setKnown(searches: readonly SavedSearch[]): void {
  const known = knownSearches.get() ?? []
  knownSearches.set(
    searches.map((search) => {
      const { news = 0, more = false } = known.find(({ slot }) => slot === search.slot) ?? {}
      return { ...search, news, more }
    }),
    { menu: paths.gallery() },
  )
}

/**
 * Marks a saved search as seen: at once on this device, then in the database. A failure is only logged, and
 * the next count shows the number again. Costs one write.
 * @public used through importWithRetry
 */
export async function markSearchSeen(slot: string): Promise<void> {
  const known = knownSearches.get() ?? []
  knownSearches.set(
    known.map((search) => (search.slot === slot ? { ...search, news: 0, more: false } : search)),
    { menu: paths.gallery() },
  )
  try {
    const { db, doc, serverTimestamp, updateDoc } = await firestore()
    const { uid } = currentUser(kitFailure('kit/search-save-failed'))
    await updateDoc(doc(db, 'users', uid, 'searches', slot), { seenAt: serverTimestamp() })
  } catch (cause) {
    console.warn('A saved search is not marked as seen.', cause)
  }
}
