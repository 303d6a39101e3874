import { sessionStore } from '../storage/storage.ts'
import { storageKeys } from '../storage/storageKeys.ts'
import { auth } from './auth.ts'
import { endPage, replacePage } from './leaveDocument.ts'
import { isPageOfSession, isVisitorsPage, wasSignedIn } from './sessionId.ts'
import { session } from './sessionState.ts'

/** Follows sign-ins and sign-outs in other tabs, also those while the browser cached this page. */
export function followOtherTabs(): void {
  window.addEventListener('storage', followOtherTab)
  hideWhileCached(() => !isTabLeft() && isPageOfSession(), leaveFormerPage)
}

/** After Quick exit, this tab shows a neutral page until the member opens the site again. */
const isTabLeft = () => sessionStore.get(storageKeys.left) !== null

/** Another tab signed in: this one asks the provider. Or it signed out: this one leaves at once. */
function followOtherTab({ key, newValue }: StorageEvent): void {
  if (key !== storageKeys.session && key !== null) return
  if (key === storageKeys.session && newValue) void auth().catch(() => {})
  else if (session.getState().user) leaveFormerPage()
}

/**
 * Leaves the page after its session has ended in another document, which has cleared the device, or after a
 * visitor's page was restored after a sign-in. Another member may be signed in by now.
 */
function leaveFormerPage(): void {
  if (isTabLeft()) {
    endPage('New tab')
    return window.location.reload()
  }
  if (!wasSignedIn()) sessionStore.clear()
  const { pathname, search } = window.location
  replacePage(isVisitorsPage() ? pathname + search : '/login')
}

/**
 * Hides the page while it is in the back-forward cache. It runs no code there while others sign in and out,
 * and it is painted before any request. `canShow` decides whether it is shown when it is restored; if not,
 * `leave` runs.
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
