import { defineRemote, withLiveSdk } from '@greenlight/kit/contract/defineRemote'

export default defineRemote({
  name: 'mf-gallery',
  version: __VERSION__,
  loadsData: true,
  pages: {
    '/gallery': () => import('./GalleryPage.tsx'),
    '/share': () => import('./SharePage.tsx'),
    '/myshares': withLiveSdk(() => import('./MySharesPage.tsx')),
  },
})
