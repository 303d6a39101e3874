/*
 * The browser keeps whole pages in memory for Back (back-forward cache). Such a page runs no code while
 * others sign in and out, and is painted before any request.
 */

const cover = document.createElement('style')
// Also hides dialogs in the top layer. Layout and scroll position stay.
cover.textContent = '* { visibility: hidden !important }'

/** Hides the page while the browser caches it; `canShow` decides when it comes back. Otherwise runs `leave`. */
export function hideWhileCached(canShow: () => boolean, leave: () => void): void {
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) document.head.append(cover)
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    if (!canShow()) return leave()
    cover.remove()
  })
}

/**
 * Opens `path` in a new document. This page is empty from now on: the member may press Stop while the
 * answer is slow. React keeps working on its root, which is no longer in the document.
 */
export function replacePage(path: string): void {
  emptyPage()
  window.location.replace(path)
}

/** Removes everything that the page shows, in the tab's title too. */
export function emptyPage(): void {
  document.title = 'Greenlight'
  document.body.replaceChildren()
}
