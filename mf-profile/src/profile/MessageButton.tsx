import { paths } from '@greenlight/kit/contract/paths'
import { openThread } from '@greenlight/kit/data/threads/openThread'
import { errorText, toGreenlightError } from '@greenlight/kit/domain/errors'
import { Button } from '@greenlight/kit/ui/Button'
import { session, showAlert, useNavigate } from '@greenlight/runtime'
import MessageCircle from 'lucide-react/icons/message-circle'
import { useState } from 'react'

type Props = { ownerUid: string | null; ownerName: string }

/** Finds or starts the conversation with whoever shared this, and opens it. */
export function MessageButton({ ownerUid, ownerName }: Props) {
  const navigate = useNavigate()
  const [opening, setOpening] = useState(false)

  async function open(): Promise<void> {
    if (!session.getState().user) return navigate(paths.login())
    if (ownerUid === null) return showAlert(errorText('owner-unavailable'))
    setOpening(true)
    try {
      await navigate(paths.messages(await openThread(ownerUid, ownerName)))
    } catch (cause) {
      setOpening(false)
      await showAlert(toGreenlightError(cause, 'conversation-start-failed').message)
    }
  }
  return (
    <Button variant="primary" busy={opening} onClick={() => void open()}>
      {!opening && <MessageCircle aria-hidden />}
      Message
    </Button>
  )
}
