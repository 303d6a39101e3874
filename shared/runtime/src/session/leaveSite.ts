import { localStore, sessionStore, stopStoring } from '../storage/storage.ts'
import { storageKeys } from '../storage/storageKeys.ts'
import { auth } from './auth.ts'
import { forgetStorage } from './forgetDevice.ts'
import { markLeaving } from './leaveDocument.ts'
import { unsubscribePush } from './pushDevice.ts'
import { wasSignedIn } from './sessionId.ts'

/** The setting of this device that makes Quick exit sign out, too. */
export const hideMeFast = {
  isOn: () => localStore.get(storageKeys.hideMeFast) !== null,
  set(on: boolean): void {
    if (on) localStore.set(storageKeys.hideMeFast, '1')
    else localStore.remove(storageKeys.hideMeFast)
  },
}

/**
 * Replaces this page by another site. Back then shows the neutral page (shell/src/neutralPage) in this tab. The code
 * of this page runs until that site answers, so it is kept from opening a page, storing anything or changing the
 * address.
 */
export function leaveSite(address: string): void {
  markLeaving()
  if (hideMeFast.isOn()) signOutAtOnce()
  sessionStore.set(storageKeys.left, '1')
  stopStoring()
  history.replaceState(null, '', '/')
  history.pushState = history.replaceState = () => {}
  // Sends no referrer to the other site.
  const policy = document.createElement('meta')
  policy.name = 'referrer'
  policy.content = 'no-referrer'
  document.head.append(policy)
  window.location.replace(address)
}

/** Removes the sign-in and all that a sign-out removes, before the page is gone. Other tabs follow. */
function signOutAtOnce(): void {
  const isSignedIn = wasSignedIn()
  forgetStorage()
  if (!isSignedIn) return
  void unsubscribePush()
  // Otherwise the SDK could store its member again while the other site has not answered.
  void auth()
    .then(({ auth: provider, signOut }) => signOut(provider))
    .catch(() => {})
}
