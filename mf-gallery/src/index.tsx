import { defineRemote } from '@greenlight/kit/contract/defineRemote'
import { withLiveSdk } from '@greenlight/kit/contract/withLiveSdk'

export default defineRemote({
  name: 'mf-gallery',
  version: __VERSION__,
  loadsData: true,
  pages: {
    '/gallery': () => import('./galleryPageWithStart.ts'),
    '/share': () => import('./sharePageWithStart.ts'),
    '/myshares': withLiveSdk(() => import('./MySharesPage.tsx')),
  },
})
