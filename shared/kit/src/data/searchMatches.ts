import { searchMatch } from '@greenlight/domain/alertsSearch'
import { firestore } from '@greenlight/runtime'
import type { WriteBatch } from 'firebase/firestore/lite'
import { failure } from '../errors.ts'
import { currentUser } from './attempt.ts'
import { listSavedSearches } from './savedSearches.ts'

/**
 * Adds to each saved search with a name the keys by which the functions find it, or removes them.
 * @public used through importWithRetry
 */
export async function changeMatches(batch: WriteBatch, on: boolean): Promise<void> {
  const { db, deleteField, doc } = await firestore()
  const { uid } = currentUser(failure('kit/search-save-failed'))
  for (const { slot, name } of await listSavedSearches()) {
    const match = searchMatch(name)
    if (match.length === 0) continue
    const search = doc(db, 'users', uid, 'searches', slot)
    batch.update(search, { match: on ? [...match] : deleteField() })
  }
}
