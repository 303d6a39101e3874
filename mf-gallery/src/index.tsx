import { defineRemote } from '@greenlight/kit/contract/defineRemote'
import { livePage } from '@greenlight/kit/contract/livePage'

export default defineRemote({
  name: 'mf-gallery',
  version: __VERSION__,
  loadsData: true,
  pages: {
    '/gallery': () => import('./GalleryPage.tsx'),
    '/share': () => import('./SharePage.tsx'),
    '/myshares': livePage(() => import('./MySharesPage.tsx')),
  },
})
