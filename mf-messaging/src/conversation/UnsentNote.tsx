import { errorText } from '@greenlight/kit/domain/errors'
import { Button } from '@greenlight/kit/ui/Button'
import { myOutbox } from '../outbox/outbox.ts'
import type { Outgoing } from '../outbox/outgoing.ts'

/** Under a message that could not be sent: why, and what to do. */
export function UnsentNote({ entry, first }: { entry: Outgoing; first: boolean }) {
  const { id, threadId, code } = entry
  return (
    <div className="unsent">
      <span role={first ? 'alert' : undefined}>{errorText(code ?? 'message-send-failed')}</span>
      <Button variant="quiet" size="small" onClick={() => myOutbox().retry(threadId)}>
        Retry
      </Button>
      <Button variant="quiet" size="small" onClick={() => myOutbox().discard(id)}>
        Discard
      </Button>
    </div>
  )
}
