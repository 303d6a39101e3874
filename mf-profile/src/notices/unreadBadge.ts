import { paths } from '@greenlight/kit/contract/paths'
import { flaggedPaths, setMenuBadge } from '@greenlight/runtime'
import { countUnreadNotices } from './noticeRequests.ts'
import { countOutcomes } from './outcomes.ts'
import { readOutcomesSeen, setOutcomesSeen } from './outcomesSeen.ts'

/** Shows the number of unread notices at the menu entry; 0 removes it. */
function showUnreadNotices(count: number): void {
  const text = `${count} new ${count === 1 ? 'notice' : 'notices'}`
  setMenuBadge(paths.notices(), count > 0 ? { count, text } : null)
}

/**
 * Counts them once, with the decisions on my flags. A failure leaves the menu entry without a number. Costs one read,
 * and one more if this device knows that I flagged something.
 */
export async function countNotices(): Promise<void> {
  try {
    const [notices, outcomes] = await Promise.all([countUnreadNotices(), countNewOutcomes()])
    showUnreadNotices(notices + outcomes)
  } catch (cause) {
    console.warn('Notices are not counted.', cause)
  }
}

/** Decisions since the last visit of the notices. On a new device, those from before the first count are not new. */
async function countNewOutcomes(): Promise<number> {
  const seen = readOutcomesSeen()
  if (!seen) setOutcomesSeen(new Date())
  return seen && flaggedPaths.get()?.length ? countOutcomes(seen) : 0
}
