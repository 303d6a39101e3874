import type { Report } from '@greenlight/domain/report'
import { paths } from '@greenlight/kit/contract/paths'
import { useNow } from '@greenlight/kit/ui/display/useNow'
import { ButtonLink } from '@greenlight/kit/ui/form/ButtonLink'
import { focusTitle } from '@greenlight/kit/ui/form/focus'
import { useIsShown } from '@greenlight/kit/ui/form/useIsShown'
import { EmptyState } from '@greenlight/kit/ui/status/EmptyState'
import styled from 'styled-components'
import { EmptySharesIllustration } from './EmptySharesIllustration.tsx'
import { ShareItem } from './ShareItem.tsx'

type Props = { reports: readonly Report[] }

/** The shares, or what the member can do without any. */
export function ShareList({ reports }: Props) {
  const now = useNow()
  const isShown = useIsShown()
  if (reports.length === 0) return <NothingShared />

  function deleted(movesFocus: boolean): void {
    // The focused button disappears with the share. Another page has a heading, too.
    if (movesFocus && isShown()) focusTitle()
  }
  return (
    <List role="list">
      {reports.map((report) => (
        <li key={report.id}>
          <ShareItem report={report} now={now} onDeleted={deleted} />
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
      What you share shows up here, with its result.
    </EmptyState>
  )
}

const List = styled.ul`
  display: grid;
  gap: var(--gl-space-4);
`
