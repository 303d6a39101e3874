import type { Report } from '@greenlight/domain/report'
import { paths } from '@greenlight/kit/contract/paths'
import { Button } from '@greenlight/kit/ui/form/Button'
import { ButtonLink } from '@greenlight/kit/ui/form/ButtonLink'
import { useNavigateWhileShown } from '@greenlight/kit/ui/form/useIsShown'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { OwnNameSwitch } from '@greenlight/kit/write/OwnNameSwitch'
import { useDeleteShare } from '@greenlight/kit/write/useDeleteShare'
import Trash2 from 'lucide-react/icons/trash-2'
import styled from 'styled-components'
import { ProposeNotes } from '../revisions/ProposeNotes.tsx'

/** The actions of the owner of a share. */
export function OwnShareActions({ report }: { report: Report }) {
  const { id, name } = report
  const navigate = useNavigateWhileShown()
  const { busy, error, askAndDelete } = useDeleteShare(
    { id, name },
    {
      onDeleted: () => navigate(paths.myShares(), { replace: true }),
      staysBusy: true,
    },
  )
  return (
    <>
      <OwnNameSwitch report={report} />
      <ProposeNotes report={report} />
      <Actions>
        <ButtonLink to={paths.myShares()}>My shares</ButtonLink>
        <Button
          variant="quiet"
          busy={busy}
          aria-label={`Delete ${name}`}
          onClick={() => void askAndDelete()}
        >
          {!busy && <Trash2 aria-hidden />}
          Delete
        </Button>
      </Actions>
      {error && <ErrorPanel text={error.message} onRetry={() => void askAndDelete()} />}
    </>
  )
}

/** The buttons of a profile. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--gl-space-2) var(--gl-space-4);
`
