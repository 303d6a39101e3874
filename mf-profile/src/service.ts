import type { Service } from '@greenlight/kit/contract/remote'
import { createNoticesBadge } from './notices/createNoticesBadge.ts'

export const noticesBadge = createNoticesBadge()

/** Counts unread notices, live, on every page. */
const service: Service = {
  start: () => noticesBadge.start(),
}

export default service
