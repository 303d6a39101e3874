import type { Report } from '@greenlight/domain/report'
import { paths } from '@greenlight/kit/contract/paths'
import { ButtonLink } from '@greenlight/kit/ui/form/ButtonLink'
import { focusTitle } from '@greenlight/kit/ui/form/focus'
import { useIsShown } from '@greenlight/kit/ui/form/useIsShown'
import { EmptyState } from '@greenlight/kit/ui/status/EmptyState'
import { useState } from 'react'
import styled from 'styled-components'
import { EmptySharesIllustration } from './EmptySharesIllustration.tsx'
import { ShareItem } from './ShareItem.tsx'

/** The listener does not cover shares of older clients: without this, a deleted one would stay. */
let deletedIds: readonly string[] = []

/** The shares, or what to do without any. */
export function ShareList({ reports }: { reports: readonly Report[] }) {
  const [now] = useState(() => new Date())
  const [deleted, setDeleted] = useState(deletedIds)
  const isShown = useIsShown()
  const left = reports.filter(({ id }) => !deleted.includes(id))
  if (left.length === 0) return <NothingShared />

  function drop(id: string, movesFocus: boolean): void {
    deletedIds = [...deletedIds, id] // not `deleted`: another deletion may have ended since the press
    setDeleted(deletedIds)
    // The focused button disappears with the share. Another page has a heading, too.
    if (movesFocus && isShown()) focusTitle()
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
