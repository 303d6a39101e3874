import { stopStoring } from '../storage/storage.ts'

let left = false

/**
 * Removes all content and the tab's title, and stops storing. The code of this page runs until the next
 * document arrives; React works on a root that is no longer in the document.
 */
export function endPage(): void {
  stopStoring()
  document.title = 'Greenlight'
  document.body.replaceChildren()
}

/**
 * Opens `path` in a new document. Empties this page first, because the member may press Stop while the answer
 * is slow.
 */
export function replacePage(path: string): void {
  endPage()
  if (!left) window.location.replace(path)
}

/**
 * Replaces this page by another site, so that Back does not open it again. The code of this page runs until
 * that site answers, so it is kept from opening a page or changing the address.
 */
export function leaveSite(address: string): void {
  history.replaceState(null, '', '/')
  history.pushState = history.replaceState = () => {}
  left = true
  // Sends no referrer to the other site.
  const policy = document.createElement('meta')
  policy.name = 'referrer'
  policy.content = 'no-referrer'
  document.head.append(policy)
  window.location.replace(address)
}
