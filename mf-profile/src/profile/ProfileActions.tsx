import { paths } from '@greenlight/kit/contract/paths'
import { Button } from '@greenlight/kit/ui/form/Button'
import { ButtonLink } from '@greenlight/kit/ui/form/ButtonLink'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { useDeleteShare } from '@greenlight/kit/write/useDeleteShare'
import { errorText, session, showAlert, toGreenlightError } from '@greenlight/runtime'
import Trash2 from 'lucide-react/icons/trash-2'
import styled from 'styled-components'
import MessageCircle from 'lucide-react/icons/message-circle'
import { useState } from 'react'
import { findThread } from '../data/conversations.ts'
import { useNavigateWhileShown } from '@greenlight/kit/ui/form/useIsShown'

/** What the owner of a share can do with it. */
export function OwnShareActions({ reportId, name }: { reportId: string; name: string }) {
  const navigate = useNavigateWhileShown()
  const { busy, error, askAndDelete } = useDeleteShare(reportId, {
    onDeleted: () => navigate(paths.myShares(), { replace: true }),
    staysBusy: true,
  })
  return (
    <>
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
  gap: var(--gl-space-2);
`

type Props = { ownerUid: string | null; ownerName: string; reportId: string }

/** Opens the conversation with the owner of the report. The first message makes it. */
export function MessageButton({ ownerUid, ownerName, reportId }: Props) {
  const navigate = useNavigateWhileShown()
  const [opening, setOpening] = useState(false)

  async function open(): Promise<void> {
    if (!session.getState().user) return navigate(paths.login())
    if (ownerUid === null) return showAlert(errorText('owner-unavailable'))
    setOpening(true)
    try {
      const { id, exists } = await findThread(ownerUid)
      navigate(exists ? paths.messages(id) : paths.messages(id, reportId))
    } catch (cause) {
      setOpening(false)
      await showAlert(toGreenlightError(cause, 'conversation-start-failed').message)
    }
  }
  return (
    <Button variant="primary" busy={opening} onClick={() => void open()}>
      {!opening && <MessageCircle aria-hidden />}
      <span>
        Message {ownerName ? <bdi>{ownerName}</bdi> : 'the member'}
        {ownerName && ','} who shared this
      </span>
    </Button>
  )
}
