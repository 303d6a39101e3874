import { paths } from '@greenlight/kit/contract/paths'
import { Button } from '@greenlight/kit/ui/form/Button'
import { useNavigateWhileShown } from '@greenlight/kit/ui/form/useIsShown'
import { session, showAlert, toGreenlightError } from '@greenlight/runtime'
import MessageCircle from 'lucide-react/icons/message-circle'
import { useState } from 'react'
import styled from 'styled-components'
import { failure } from '../errors.ts'
import { findThread } from './conversationRequests.ts'

type Props = { ownerUid: string | null; ownerName: string; reportId: string }

/** Opens the conversation with the owner of the report. The first message creates it. */
export function MessageButton({ ownerUid, ownerName, reportId }: Props) {
  const navigate = useNavigateWhileShown()
  const [opening, setOpening] = useState(false)

  async function open(): Promise<void> {
    if (!session.getState().user) return navigate(paths.login())
    if (ownerUid === null) return showAlert(failure('profile/owner-unavailable').text)
    setOpening(true)
    try {
      const { id, exists } = await findThread(ownerUid)
      navigate(exists ? paths.messages(id) : paths.messages(id, reportId))
    } catch (cause) {
      setOpening(false)
      await showAlert(
        toGreenlightError(cause, failure('profile/conversation-start-failed')).message,
      )
    }
  }
  return (
    <Message variant="primary" busy={opening} onClick={() => void open()}>
      {!opening && <MessageCircle aria-hidden />}
      <span>
        Message {ownerName ? <bdi>{ownerName}</bdi> : 'the member'}
        {ownerName && ','} who shared this
      </span>
    </Message>
  )
}

/** On one line of a phone, and of the photo's column on a tablet, for a usual name. */
const Message = styled(Button)`
  @media (max-width: 30rem), (min-width: 700px) and (max-width: 60rem) {
    padding-inline: var(--gl-space-4);
    font-size: var(--gl-text-sm);

    & > svg {
      display: none;
    }
  }
`
