import { defineRemote } from '@greenlight/kit/contract/defineRemote'

export default defineRemote({
  name: 'mf-messaging',
  version: __VERSION__,
  loadsData: true,
  pages: {
    '/messages': () => import('./MessagesPage.tsx'),
  },
})
