import { watchAdmins } from '@greenlight/kit/data/admin/watchAdmins'
import { Page } from '@greenlight/kit/ui/Page'
import { PageTitle } from '@greenlight/kit/ui/PageTitle'
import { useSearchParams } from '@greenlight/runtime'
import { Revoked } from './access/Revoked.tsx'
import { useRevoked } from './access/useRevoked.ts'
import { AdminsView } from './admins/AdminsView.tsx'
import { BansView } from './bans/BansView.tsx'
import { FlagsView } from './flags/FlagsView.tsx'
import { useLive } from './live/useLive.ts'
import { LogView } from './log/LogView.tsx'
import { NumbersView } from './numbers/NumbersView.tsx'
import { PendingView } from './pending/PendingView.tsx'
import { WithShortcuts } from './queue/WithShortcuts.tsx'
import { ViewNav } from './ViewNav.tsx'
import { readView } from './views.ts'

/** Admin review. The shell lets admins only in; whoever is taken off the list is out at once. */
export default function AdminReviewPage() {
  const [search] = useSearchParams()
  const view = readView(search)
  const admins = useLive(watchAdmins)
  const revoked = useRevoked(admins)
  return (
    <Page>
      <PageTitle>Admin review</PageTitle>
      {revoked ? (
        <Revoked />
      ) : (
        <>
          <ViewNav current={view} />
          {view === 'pending' && (
            <WithShortcuts>
              <PendingView />
            </WithShortcuts>
          )}
          {view === 'flags' && (
            <WithShortcuts>
              <FlagsView />
            </WithShortcuts>
          )}
          {view === 'log' && <LogView />}
          {view === 'bans' && <BansView />}
          {view === 'admins' && <AdminsView admins={admins} />}
          {view === 'numbers' && <NumbersView />}
        </>
      )}
    </Page>
  )
}
