import { paths } from '@greenlight/kit/contract/paths'
import { errorText } from '@greenlight/kit/domain/errors'
import type { Report } from '@greenlight/kit/domain/report'
import { ButtonLink } from '@greenlight/kit/ui/ButtonLink'
import { EmptyState } from '@greenlight/kit/ui/EmptyState'
import { ErrorPanel } from '@greenlight/kit/ui/ErrorPanel'
import { EmptyShares } from '@greenlight/kit/ui/illustrations/EmptyShares'
import { Page } from '@greenlight/kit/ui/Page'
import { PageTitle } from '@greenlight/kit/ui/PageTitle'
import { useOnline } from '@greenlight/runtime'
import { useState } from 'react'
import styled from 'styled-components'
import { LateNote } from './shares/LateNote.tsx'
import { ShareItem } from './shares/ShareItem.tsx'
import { SharesSkeleton } from './shares/SharesSkeleton.tsx'
import { useMyShares } from './shares/useMyShares.ts'

/** What I shared, live, and what became of it. */
export default function MySharesPage() {
  const { reports, error, late, retry } = useMyShares()
  const online = useOnline()
  const failed = error !== null || (late && !online)
  return (
    <Page $width="text">
      <PageTitle>My shares</PageTitle>
      {failed && (
        <ErrorPanel text={online && error ? error.message : errorText('offline')} onRetry={retry} />
      )}
      {late && !failed && <LateNote onRetry={retry} />}
      {reports ? <Shares reports={reports} /> : !failed && !late && <SharesSkeleton />}
    </Page>
  )
}

function Shares({ reports }: { reports: readonly Report[] }) {
  const [now] = useState(() => new Date())
  // Those of older clients are read once: a deleted one would stay.
  const [deleted, setDeleted] = useState<readonly string[]>([])
  const left = reports.filter(({ id }) => !deleted.includes(id))
  if (left.length === 0) return <NothingShared />

  function drop(id: string): void {
    setDeleted([...deleted, id])
    document.querySelector('h1')?.focus() // the button that had the focus goes with the share
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
      illustration={<EmptyShares />}
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
