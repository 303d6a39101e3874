import { Page, PageTitle } from '@greenlight/kit/ui/layout/Page'
import { LegalLinks } from '@greenlight/kit/ui/legal/LegalLinks'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { MyComments } from './myContributions/MyComments.tsx'
import { MyExperiences } from './myContributions/MyExperiences.tsx'
import { useMyShares } from './myShares/myShares.ts'
import { ShareList } from './myShares/ShareList.tsx'
import { SharesSkeleton } from './myShares/SharesSkeleton.tsx'
import { SlowNote, useSlow } from './myShares/SlowNote.tsx'

/** The member's shares, live, with their review status, and what the member wrote below shares of others. */
export default function MySharesPage() {
  const { data: reports, error, retry } = useMyShares()
  const [slow, restart] = useSlow(reports === undefined)
  const waiting = reports === undefined && !error

  function retryAll(): void {
    restart()
    retry()
  }
  return (
    <Page $width="text">
      <PageTitle>My shares</PageTitle>
      {error && <ErrorPanel text={error.message} onRetry={retryAll} />}
      {waiting && (slow ? <SlowNote onRetry={retryAll} /> : <SharesSkeleton />)}
      {reports && <ShareList reports={reports} />}
      <MyExperiences />
      <MyComments />
      <LegalLinks />
    </Page>
  )
}
