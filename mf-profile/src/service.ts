import type { Service } from '@greenlight/kit/contract/remote'
import { countNotices } from './notices/unreadBadge.ts'

/** Counts unread notices at the start of a visit, on every page. */
const service: Service = {
  start() {
    void countNotices()
    return () => {}
  },
}

export default service
