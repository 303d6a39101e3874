import { defineRemote } from '@greenlight/kit/contract/defineRemote'

export default defineRemote({
  name: 'mf-messaging',
  version: __VERSION__,
  pages: {
    '/messages': () => import('./MessagesPage.tsx'),
  },
})
