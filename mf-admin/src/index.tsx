import { defineRemote, withLiveSdk } from '@greenlight/kit/contract/defineRemote'

export default defineRemote({
  name: 'mf-admin',
  version: __VERSION__,
  loadsData: true,
  pages: {
    '/adminreview': withLiveSdk(() => import('./AdminReviewPage.tsx')),
  },
})
