import { stopStoring } from '../storage/storage.ts'

let left = false

/**
 * Removes everything that the page shows, in the tab's title too, and stores nothing from now on. Its code keeps
 * running until the next document arrives; React works on a root that is no longer in the document.
 */
export function endPage(): void {
  stopStoring()
  document.title = 'Greenlight'
  document.body.replaceChildren()
}

/** Opens `path` in a new document. Empties this page first: the member may press Stop while the answer is slow. */
export function replacePage(path: string): void {
  endPage()
  if (!left) window.location.replace(path)
}

/**
 * Opens another site in place of this page, so that Back does not lead here again. The code of this page runs until
 * that site answers: from now on it neither opens a page nor changes the address.
 */
export function leaveSite(address: string): void {
  history.replaceState(null, '', '/')
  history.pushState = history.replaceState = () => {}
  left = true
  // The other site is not told where its visitor comes from.
  const policy = document.createElement('meta')
  policy.name = 'referrer'
  policy.content = 'no-referrer'
  document.head.append(policy)
  window.location.replace(address)
}
