import type { Notice } from '@greenlight/domain/notice'
import { paths } from '@greenlight/kit/contract/paths'
import { checkSession, flaggedPaths, session, setMenuBadge } from '@greenlight/runtime'
import { isWanted, wantsAdditions } from './additions.ts'
import { watchUnreadNotices } from './noticeRequests.ts'
import { watchDecisions } from './outcomes.ts'
import { readOutcomesSeen, setOutcomesSeen } from './outcomesSeen.ts'

/**
 * Shows the number of unread notices at the menu entry, live, with the decisions on my flags since the last visit of
 * the notices. Without an answer, the menu entry has no number.
 */
export function createNoticesBadge() {
  let unread: readonly Notice[] = []
  /** When flags of mine were decided. */
  let decisions: readonly Date[] = []
  const seenBans = new Set<string>()

  function show(): void {
    const seen = readOutcomesSeen()
    const wants = wantsAdditions(session.getState())
    const count =
      unread.filter((notice) => isWanted(notice, wants)).length +
      decisions.filter((at) => seen !== null && at > seen).length
    const text = `${count} new ${count === 1 ? 'notice' : 'notices'}`
    setMenuBadge(paths.notices(), count > 0 ? { count, text } : null)
  }

  /** A ban is otherwise known only after the next refused request. */
  function followBans(notices: readonly Notice[]): void {
    const bans = notices.filter(({ kind }) => kind === 'ban' || kind === 'unban')
    const isNew = bans.some(({ id }) => !seenBans.has(id))
    for (const { id } of bans) seenBans.add(id)
    if (isNew) void checkSession()
  }

  return {
    /** Call it when `readOutcomesSeen` has changed. */
    show,
    /** Listens until the returned function is called. */
    start(): () => void {
      if (!session.getState().user) return () => {}
      const warn = (cause: unknown) => console.warn('Notices are not counted.', cause)
      const stops = [
        session.subscribe(show),
        watchUnreadNotices((notices) => {
          unread = notices
          show()
          followBans(notices)
        }, warn),
      ]
      const seen = readOutcomesSeen()
      // On a new device, those from before the first visit are not new.
      if (!seen) setOutcomesSeen(new Date())
      if (flaggedPaths.get()?.length) {
        const watched = watchDecisions(
          seen ?? new Date(),
          (times) => {
            decisions = times
            show()
          },
          warn,
        )
        stops.push(watched)
      }
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
