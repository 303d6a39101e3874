import { defineRemote, livePage } from '@greenlight/kit/contract/defineRemote'

export default defineRemote({
  name: 'mf-admin',
  version: __VERSION__,
  loadsData: true,
  pages: {
    '/adminreview': livePage(() => import('./AdminReviewPage.tsx')),
  },
})
