import { defineRemote, withLiveSdk } from '@greenlight/kit/contract/defineRemote'

export default defineRemote({
  name: 'mf-messaging',
  version: __VERSION__,
  loadsData: true,
  pages: {
    '/messages': withLiveSdk(() => import('./MessagesPage.tsx')),
  },
})
