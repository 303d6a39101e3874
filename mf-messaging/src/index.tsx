import { defineRemote } from '@greenlight/kit/contract/defineRemote'
import { withLiveSdk } from '@greenlight/kit/contract/withLiveSdk'

export default defineRemote({
  name: 'mf-messaging',
  version: __VERSION__,
  loadsData: true,
  pages: {
    '/messages': withLiveSdk(() => import('./MessagesPage.tsx')),
  },
})
