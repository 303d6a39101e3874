import type { Service } from '@greenlight/kit/contract/remote'
import { createUrgentBadge } from './tabs/createUrgentBadge.ts'

/** Admin review counts again after each decision. A document has one member only: signing out replaces it. */
export const urgentBadge = createUrgentBadge()

/** Says at the menu entry how many urgent items wait, on every page of an admin. */
const service: Service = {
  start: () => urgentBadge.start(),
}

export default service
