import type { Service } from '@greenlight/kit/contract/remote'
import { importWithRetry } from '@greenlight/runtime'

// A separate chunk, so that the first page does not download it.
const importCheck = importWithRetry(() => import('./searches/checkSearches.ts'))

/** Counts new results of the saved searches, on every page. */
const service: Service = {
  start() {
    void importCheck().then(
      ({ checkSearches }) => checkSearches(),
      (cause: unknown) => console.warn('Saved searches are not counted.', cause),
    )
    return () => {}
  },
}

export default service
