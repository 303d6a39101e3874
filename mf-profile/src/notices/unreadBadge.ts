import { paths } from '@greenlight/kit/contract/paths'
import { setMenuBadge } from '@greenlight/runtime'
import { countUnreadNotices } from './noticeRequests.ts'

/** Shows the number of unread notices at the menu entry; 0 removes it. */
function showUnreadNotices(count: number): void {
  const text = `${count} new ${count === 1 ? 'notice' : 'notices'}`
  setMenuBadge(paths.notices(), count > 0 ? { count, text } : null)
}

/** Counts them once. A failure leaves the menu entry without a number. Costs one read. */
export async function countNotices(): Promise<void> {
  try {
    showUnreadNotices(await countUnreadNotices())
  } catch (cause) {
    console.warn('Notices are not counted.', cause)
  }
}
