import { sessionStore } from '../storage/storage.ts'
import { storageKeys } from '../storage/storageKeys.ts'

/**
 * Clears this tab's storage if it has another member's drafts: a tab that was closed, or on another site, did
 * not run at their sign-out. What a visitor wrote before a sign-in is kept.
 */
export function keepTabOf(uid: string | null): void {
  const former = sessionStore.get(storageKeys.tabMember)
  if (former !== null && former !== uid) sessionStore.clear()
  if (uid !== null) sessionStore.set(storageKeys.tabMember, uid)
}
