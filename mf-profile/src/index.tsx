import { defineRemote } from '@greenlight/kit/contract/defineRemote'

export default defineRemote({
  name: 'mf-profile',
  version: __VERSION__,
  loadsData: true,
  pages: {
    '/profile/:id': () => import('./profilePageWithStart.ts'),
    '/notices': () => import('./noticesPageWithStart.ts'),
    '/settings': () => import('./SettingsPage.tsx'),
    '/your-data': () => import('./YourDataPage.tsx'),
    '/feedback': () => import('./FeedbackPage.tsx'),
    '/goodbye': () => import('./GoodbyePage.tsx'),
  },
})
