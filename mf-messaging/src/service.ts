import { paths } from '@greenlight/kit/contract/paths'
import type { Service } from '@greenlight/kit/contract/remote'
import { myOutbox } from './outbox/outbox.ts'
import { setNotificationClick } from './notifications/notifyOfMessage.ts'
import { startUnreadBadge, stopUnreadBadge } from './unread/unreadBadge.ts'

/** Counts unread messages, and sends what a reload left in the outbox, whatever page is open. */
const service: Service = {
  start({ navigate }) {
    setNotificationClick((threadId) => navigate(paths.messages(threadId)))
    startUnreadBadge()
    myOutbox().flushAll()
    return stopUnreadBadge
  },
}

export default service
