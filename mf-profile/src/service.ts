import type { Service } from '@greenlight/kit/contract/remote'
import { countNotices } from './notices/unreadBadge.ts'

/** Counts unread notices at the start of a visit, whatever page is open. */
const service: Service = {
  start() {
    void countNotices()
    return () => {}
  },
}

export default service
