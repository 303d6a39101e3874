import { paths } from '@greenlight/kit/contract/paths'
import type { Service } from '@greenlight/kit/contract/remote'
import { session } from '@greenlight/runtime'
import { createOutbox } from './outbox/createOutbox.ts'
import { createUnreadBadge } from './unread/createUnreadBadge.ts'

/**
 * My unsent messages. They are sent on other pages, too. A document has one member only: signing out replaces
 * it.
 */
export const outbox = createOutbox(() => session.getState().user?.uid ?? '')

export const unreadBadge = createUnreadBadge()

/** Counts unread messages, and sends messages that a reload left in the outbox, on every page. */
const service: Service = {
  start({ navigate }) {
    const stop = unreadBadge.start((threadId) => navigate(paths.messages(threadId)))
    outbox.flushAll()
    return stop
  },
}

export default service
