import { defineRemote } from '@greenlight/kit/contract/defineRemote'
import { withLiveSdk } from '@greenlight/kit/contract/withLiveSdk'

export default defineRemote({
  name: 'mf-admin',
  version: __VERSION__,
  loadsData: true,
  pages: {
    '/adminreview/profiles/:id': () => import('./ModerateProfilePage.tsx'),
    '/adminreview': withLiveSdk(() => import('./AdminReviewPage.tsx')),
  },
})
