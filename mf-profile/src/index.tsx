import { defineRemote } from '@greenlight/kit/contract/defineRemote'

export default defineRemote({
  name: 'mf-profile',
  version: __VERSION__,
  pages: {
    '/profile/:id': () => import('./ProfilePage.tsx'),
    '/settings': () => import('./SettingsPage.tsx'),
    '/feedback': () => import('./FeedbackPage.tsx'),
  },
})
