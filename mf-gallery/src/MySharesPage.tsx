import type { Report } from '@greenlight/domain/report'
import { paths } from '@greenlight/kit/contract/paths'
import { Button } from '@greenlight/kit/ui/form/Button'
import { ButtonLink } from '@greenlight/kit/ui/form/ButtonLink'
import { useIsShown } from '@greenlight/kit/ui/form/useIsShown'
import { Page, PageTitle } from '@greenlight/kit/ui/layout/Page'
import { EmptyState } from '@greenlight/kit/ui/status/EmptyState'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { useLive } from '@greenlight/runtime'
import Clock from 'lucide-react/icons/clock'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { EmptySharesIllustration } from './illustrations.tsx'
import { watchMyShares } from './shares/myShares.ts'
import { ShareItem } from './shares/ShareItem.tsx'
import { SharesSkeleton } from './shares/SharesSkeleton.tsx'

/** What the member shared, live, with the review status of each. */
export default function MySharesPage() {
  const { data: reports, error, retry } = useLive(['myShares'], watchMyShares, 'shares-load-failed')
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
      {reports && <Shares reports={reports} />}
    </Page>
  )
}

/** How long the skeleton is shown before a note says that loading takes long. */
const LOADING_LIMIT_MS = 1500

function useSlow(waiting: boolean): [slow: boolean, restart: () => void] {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!waiting || slow) return
    const timer = setTimeout(() => setSlow(true), LOADING_LIMIT_MS)
    return () => clearTimeout(timer)
  }, [waiting, slow])
  return [slow, () => setSlow(false)]
}

/** Says that loading takes long. It is not an error: the shares may still arrive. */
function SlowNote({ onRetry }: { onRetry: () => void }) {
  return (
    <Slow>
      <Clock aria-hidden size={22} />
      <p role="status">
        Your shares take longer than usual. They appear here as soon as they arrive.
      </p>
      <Button size="small" onClick={onRetry}>
        <RotateCw aria-hidden />
        Retry
      </Button>
    </Slow>
  )
}

const Slow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--gl-space-3);
  padding: var(--gl-space-4);
  border: 1px solid var(--gl-line);
  border-radius: var(--gl-radius-m);
  background: var(--gl-surface);

  & > svg {
    flex: none;
    color: var(--gl-ink-soft);
  }
  & > p {
    flex: 1 1 12rem;
    min-width: 0;
    line-height: 1.45;
  }
`

/** The listener does not cover shares of older clients: without this, a deleted one would stay. */
let deletedIds: readonly string[] = []

function Shares({ reports }: { reports: readonly Report[] }) {
  const [now] = useState(() => new Date())
  const [deleted, setDeleted] = useState(deletedIds)
  const isShown = useIsShown()
  const left = reports.filter(({ id }) => !deleted.includes(id))
  if (left.length === 0) return <NothingShared />

  function drop(id: string, movesFocus: boolean): void {
    deletedIds = [...deletedIds, id] // not `deleted`: another deletion may have ended since the press
    setDeleted(deletedIds)
    // The focused button disappears with the share. Another page has a heading, too.
    if (movesFocus && isShown()) document.querySelector<HTMLElement>('main h1')?.focus()
  }
  return (
    <List role="list">
      {left.map((report) => (
        <li key={report.id}>
          <ShareItem report={report} now={now} onDeleted={drop} />
        </li>
      ))}
    </List>
  )
}

function NothingShared() {
  return (
    <EmptyState
      illustration={<EmptySharesIllustration />}
      title="You have not shared anyone yet"
      action={
        <ButtonLink to={paths.share()} $variant="primary">
          Share a profile
        </ButtonLink>
      }
    >
      What you share shows up here, with what became of it.
    </EmptyState>
  )
}

const List = styled.ul`
  display: grid;
  gap: var(--gl-space-4);
`
