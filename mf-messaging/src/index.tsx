import { defineRemote } from '@greenlight/kit/contract/defineRemote'
import { livePage } from '@greenlight/kit/contract/livePage'

export default defineRemote({
  name: 'mf-messaging',
  version: __VERSION__,
  loadsData: true,
  pages: {
    '/messages': livePage(() => import('./MessagesPage.tsx')),
  },
})
