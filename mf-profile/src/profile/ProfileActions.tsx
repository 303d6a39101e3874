import type { Report } from '@greenlight/domain/report'
import { paths } from '@greenlight/kit/contract/paths'
import { KeepEvidence } from '@greenlight/kit/ui/evidence/KeepEvidence'
import { Button } from '@greenlight/kit/ui/form/Button'
import { ButtonLink } from '@greenlight/kit/ui/form/ButtonLink'
import { useNavigateWhileShown } from '@greenlight/kit/ui/form/useIsShown'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { OwnNameSwitch } from '@greenlight/kit/write/OwnNameSwitch'
import { useDeleteShare } from '@greenlight/kit/write/useDeleteShare'
import { importWithRetry, Link, useSession } from '@greenlight/runtime'
import Trash2 from 'lucide-react/icons/trash-2'
import styled from 'styled-components'
import { MessageButton } from '../conversations/MessageButton.tsx'
import { OpenFlagDialogButton } from '../flags/OpenFlagDialogButton.tsx'
import { ProposeNotes } from '../revisions/ProposeNotes.tsx'
import { SamePhoto } from '../samePhoto/SamePhoto.tsx'
import { ModerateLink } from './ModerateLink.tsx'

const importEvidence = importWithRetry(() => import('../evidence/profileEvidence.ts'))

/** What a member can do with a profile. */
export function ProfileActions({ report }: { report: Report }) {
  const isMine = useSession(({ user }) => user !== null && user.uid === report.ownerUid)
  return (
    <>
      {isMine ? <OwnShareActions report={report} /> : <OthersActions report={report} />}
      {report.photoUrl && <SamePhoto report={report} />}
      {!isMine && (
        <p>
          <Link to={paths.aboutMe(report.id)}>Is this about you?</Link>
        </p>
      )}
    </>
  )
}

function OthersActions({ report }: { report: Report }) {
  const { id, name, ownerUid, ownerName } = report
  return (
    <>
      <div>
        <MessageButton ownerUid={ownerUid} ownerName={ownerName ?? ''} reportId={id} />
      </div>
      <Quiet>
        <OpenFlagDialogButton
          target={{ kind: 'report', reportId: id }}
          author={ownerUid === null ? null : { uid: ownerUid, name: ownerName ?? 'User' }}
          label={`Report ${name}’s profile`}
        />
        <KeepEvidence
          fileName="profile"
          collect={async () => {
            const { profileEvidence } = await importEvidence()
            return profileEvidence(report, window.location.href)
          }}
        />
        <ModerateLink reportId={id} />
      </Quiet>
    </>
  )
}

/** The actions of the owner of a share. */
function OwnShareActions({ report }: { report: Report }) {
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

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--gl-space-2) var(--gl-space-4);
`

/** In line with the text: quiet buttons have room at their sides. */
const Quiet = styled(Actions)`
  margin-inline-start: calc(-1 * var(--gl-space-3));
`
