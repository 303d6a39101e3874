import { stopStoring } from '../storage/storage.ts'

let left = false
let ended = false

/** Whether Quick exit or a sign-out is leaving this page. Its code runs until the next page, and must send nothing. */
export const isLeavingSite = () => left || ended

/** From now on, this page opens no page of this site. */
export function markLeaving(): void {
  left = true
}

/**
 * Removes all content and the tab's title, and stops storing. The code of this page runs until the next
 * document arrives; React works on a root that is no longer in the document.
 */
export function endPage(title = 'Greenlight'): void {
  ended = true
  stopStoring()
  document.title = title
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
