import { defineRemote } from '@greenlight/kit/contract/defineRemote'
import { livePage } from '@greenlight/kit/contract/livePage'

export default defineRemote({
  name: 'mf-admin',
  version: __VERSION__,
  loadsData: true,
  pages: {
    '/adminreview': livePage(() => import('./AdminReviewPage.tsx')),
  },
})
