import type { Service } from '@greenlight/kit/contract/remote'
import { importWithRetry, localStore, storageKeys } from '@greenlight/runtime'
import { createHeldDecisions } from './held/createHeldDecisions.ts'
import { createUrgentBadge } from './tabs/createUrgentBadge.ts'

/** Admin review counts again after each decision. A document has one member only: signing out replaces it. */
export const urgentBadge = createUrgentBadge()

const importSending = importWithRetry(() => import('./held/sendRequest.ts'))

/** Decisions that are not stored yet. They are sent on other pages, too. */
export const heldDecisions = createHeldDecisions(async (request) => {
  await (await importSending()).sendRequest(request)
})

/** Says at the menu entry how many urgent items wait, on every page of an admin, and that there are links to moderation. */
const service: Service = {
  start() {
    localStore.set(storageKeys.moderates, '1')
    return urgentBadge.start()
  },
}

export default service
