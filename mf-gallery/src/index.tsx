import { defineRemote, livePage } from '@greenlight/kit/contract/defineRemote'

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
