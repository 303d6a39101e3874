import { PageTitle } from '@greenlight/kit/ui/layout/Page'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { importWithRetry, useLoad, useSearchParams } from '@greenlight/runtime'
import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react'
import { watchAdmins } from './admins/admins.ts'
import { Revoked, useRevoked } from './admins/Revoked.tsx'
import { failure } from './errors.ts'
import { HeldProvider } from './held/HeldProvider.tsx'
import type { LazyViews } from './LazyViews.tsx'
import { useLiveList } from './lists/useLiveList.ts'
import { PendingView } from './pending/PendingView.tsx'
import { QueueSkeleton } from './queue/QueueView.tsx'
import { KeyboardShortcuts } from './queue/shortcuts.tsx'
import { heldDecisions, urgentBadge } from './service.ts'
import { AdminSignInProvider } from './signIn/adminSignIn.tsx'
import { SignInAgain } from './signIn/SignInAgain.tsx'
import { type Waiting, waitingSentence } from './tabs/queueCounts.ts'
import { useWaiting } from './tabs/useWaiting.ts'
import { ViewNav, viewOfSearch } from './tabs/ViewNav.tsx'
import { Desk } from './ui/Desk.tsx'

const importLazyViews = importWithRetry(() => import('./LazyViews.tsx'))
// Two releases on one page share loaded data, and each has its own views.
const LAZY_VIEWS_KEY = ['admin', 'lazyViews', import.meta.url]

/** Admin review. The shell admits admins only; an admin who is removed loses the page at once. */
export default function AdminReviewPage() {
  return (
    <AdminSignInProvider>
      <Review />
    </AdminSignInProvider>
  )
}

function Review() {
  const [search] = useSearchParams()
  const view = viewOfSearch(search)
  const admins = useLiveList('admins', watchAdmins)
  const revoked = useRevoked(admins)
  // The page works without the counts, so their failure is not shown.
  const counts = useWaiting()
  const onChange = () => {
    counts.retry()
    urgentBadge.refresh()
  }
  useOnNext(view, onChange)
  const title = <PageTitle display="Admin review">{titleOf(counts.data)}</PageTitle>
  if (revoked) {
    return (
      <Desk>
        {title}
        <Revoked />
      </Desk>
    )
  }
  return (
    <Desk>
      {title}
      <SignInAgain onDone={onChange} />
      <HeldProvider
        held={heldDecisions}
        view={`${view} ${search.get('member') ?? ''}`}
        head={<ViewNav current={view} counts={counts.data} />}
      >
        {view === 'pending' ? (
          <KeyboardShortcuts>
            <PendingView onChange={onChange} />
          </KeyboardShortcuts>
        ) : (
          <LaterView view={view} admins={admins} onChange={onChange} />
        )}
      </HeldProvider>
    </Desk>
  )
}

/** A view that is not part of the page's first download. */
function LaterView(props: ComponentProps<typeof LazyViews>) {
  const { data, error, loading, retry } = useLoad(
    LAZY_VIEWS_KEY,
    importLazyViews,
    failure('admin/view-load-failed'),
  )
  // Without the key, appeals would keep the state of requests.
  if (data) return <data.LazyViews key={props.view} {...props} />
  if (error) return <ErrorPanel text={error.message} retrying={loading} onRetry={retry} />
  return <QueueSkeleton label="Loading" />
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
function titleOf(counts: Waiting | undefined): string {
  const sentence = counts ? waitingSentence(counts) : ''
  return sentence ? `Admin review (${sentence})` : 'Admin review'
}
