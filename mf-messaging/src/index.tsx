import { defineRemote, livePage } from '@greenlight/kit/contract/defineRemote'

export default defineRemote({
  name: 'mf-messaging',
  version: __VERSION__,
  loadsData: true,
  pages: {
    '/messages': livePage(() => import('./MessagesPage.tsx')),
  },
})
