import { failure } from './errors.ts'
import { Page, PageTitle } from '@greenlight/kit/ui/layout/Page'
import { importWithRetry, useLoad, useSearchParams } from '@greenlight/runtime'
import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { watchAdmins } from './admins/admins.ts'
import { queueCountTexts, getQueueCounts, type QueueCounts } from './tabs/queueCounts.ts'
import { KeyboardShortcuts } from './queue/shortcuts.tsx'
import { QueueSkeleton } from './queue/QueueView.tsx'
import { Revoked, useRevoked } from './admins/Revoked.tsx'
import { ViewNav, viewOfSearch } from './tabs/ViewNav.tsx'
import { FlagsView } from './flags/FlagsView.tsx'
import { PendingView } from './pending/PendingView.tsx'
import { useLiveList } from './lists/useLiveList.ts'

const LazyViews = lazy(importWithRetry(() => import('./LazyViews.tsx')))

/** Admin review. The shell admits admins only; an admin who is removed loses the page at once. */
export default function AdminReviewPage() {
  const [search] = useSearchParams()
  const view = viewOfSearch(search)
  const admins = useLiveList('admins', watchAdmins)
  const revoked = useRevoked(admins)
  // Without them the page works as well, so their failure is not shown.
  const counts = useLoad(['queueCounts'], getQueueCounts, failure('admin/pending-load-failed'))
  useOnNext(view, counts.retry)
  return (
    <Page>
      <PageTitle display="Admin review">{titleOf(counts.data)}</PageTitle>
      {revoked ? (
        <Revoked />
      ) : (
        <>
          <ViewNav current={view} counts={counts.data} />
          {view === 'pending' ? (
            <KeyboardShortcuts>
              <PendingView onChange={counts.retry} />
            </KeyboardShortcuts>
          ) : view === 'flags' ? (
            <KeyboardShortcuts>
              <FlagsView onChange={counts.retry} />
            </KeyboardShortcuts>
          ) : (
            <Suspense fallback={<QueueSkeleton label="Loading" />}>
              {/* With a key, requests do not keep the state of appeals. */}
              <LazyViews key={view} view={view} admins={admins} onChange={counts.retry} />
            </Suspense>
          )}
        </>
      )}
    </Page>
  )
}

/** Runs for each view after the first. */
function useOnNext(view: string, run: () => void): void {
  const before = useRef(view)
  const onNext = useEffectEvent(run)
  useEffect(() => {
    if (before.current !== view) onNext()
    before.current = view
  }, [view])
}

/** The title of the tab says how much waits, so that an admin sees it from another tab. */
function titleOf(counts: QueueCounts | undefined): string {
  if (!counts) return 'Admin review'
  const waiting = Object.entries(queueCountTexts(counts)).flatMap(([what, count]) =>
    count ? [`${count} ${what}`] : [],
  )
  return waiting.length > 0 ? `Admin review (${waiting.join(', ')})` : 'Admin review'
}
