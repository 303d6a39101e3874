import type { Service } from '@greenlight/kit/contract/remote'
import { importWithRetry } from '@greenlight/runtime'
import { createHeldDecisions } from './held/createHeldDecisions.ts'
import { createUrgentBadge } from './tabs/createUrgentBadge.ts'

/** Admin review counts again after each decision. A document has one member only: signing out replaces it. */
export const urgentBadge = createUrgentBadge()

const importSending = importWithRetry(() => import('./held/sendRequest.ts'))

/** Decisions that are not stored yet. They are sent on other pages, too. */
export const heldDecisions = createHeldDecisions(async (request) => {
  await (await importSending()).sendRequest(request)
})

/** Says at the menu entry how many urgent items wait, on every page of an admin. */
const service: Service = {
  start: () => urgentBadge.start(),
}

export default service
