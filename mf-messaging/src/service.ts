import { paths } from '@greenlight/kit/contract/paths'
import type { Service } from '@greenlight/kit/contract/remote'
import { session } from '@greenlight/runtime'
import { createOutbox } from './outbox/createOutbox.ts'
import { createUnreadBadge } from './unread/createUnreadBadge.ts'

/**
 * My unsent messages. They are sent also when the member has gone on to another page. A page has one member only:
 * signing out leaves the page.
 */
export const outbox = createOutbox(() => session.getState().user?.uid ?? '')

export const unreadBadge = createUnreadBadge()

/** Counts unread messages, and sends what a reload left in the outbox, whatever page is open. */
const service: Service = {
  start({ navigate }) {
    const stop = unreadBadge.start((threadId) => navigate(paths.messages(threadId)))
    outbox.flushAll()
    return stop
  },
}

export default service
