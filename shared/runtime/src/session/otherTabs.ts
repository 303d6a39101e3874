import { sessionStore } from '../storage/storage.ts'
import { storageKeys } from '../storage/storageKeys.ts'
import { auth } from './auth.ts'
import { replacePage } from './leaveDocument.ts'
import { isPageOfSession, isVisitorsPage, wasSignedIn } from './sessionId.ts'
import { session } from './sessionState.ts'

/** Follows sign-ins and sign-outs in other tabs, also those while the browser cached this page. */
export function followOtherTabs(): void {
  window.addEventListener('storage', followOtherTab)
  hideWhileCached(isPageOfSession, leaveFormerPage)
}

/** Another tab signed in (then this one asks the provider) or out (then it leaves at once). */
function followOtherTab({ key, newValue }: StorageEvent): void {
  if (key !== storageKeys.session && key !== null) return
  if (key === storageKeys.session && newValue) void auth().catch(() => {})
  else if (session.getState().user) leaveFormerPage()
}

/**
 * The session of this page has ended in another document, which has cleared the device, or a visitor's page came
 * back after a sign-in. Another member may be signed in by now.
 */
function leaveFormerPage(): void {
  if (!wasSignedIn()) sessionStore.clear()
  const { pathname, search } = window.location
  replacePage(isVisitorsPage() ? pathname + search : '/login')
}

/**
 * Hides the page while the browser keeps it in memory for Back (back-forward cache): it runs no code while others
 * sign in and out, and is painted before any request. `canShow` decides when it comes back. Otherwise runs `leave`.
 */
function hideWhileCached(canShow: () => boolean, leave: () => void): void {
  const cover = document.createElement('style')
  // Also hides dialogs in the top layer. Layout and scroll position stay.
  cover.textContent = '* { visibility: hidden !important }'
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) document.head.append(cover)
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    if (!canShow()) return leave()
    cover.remove()
  })
}
