import { flagTarget } from '@greenlight/kit/data/flags/flagTarget'
import type { Message } from '@greenlight/kit/domain/thread'
import { FlagDialog } from '@greenlight/kit/ui/FlagDialog'

type Props = { message: Message; onSent: () => void; onClose: () => void }

/** Reports one message. Its text goes along, since admins cannot read conversations. */
export function ReportMessage({ message, onSent, onClose }: Props) {
  const { threadId, id: messageId, text: evidence } = message
  return (
    <FlagDialog
      kind="message"
      onSend={async (reason, note) => {
        await flagTarget({
          target: { kind: 'message', threadId, messageId },
          reason,
          note,
          evidence,
        })
        onSent()
      }}
      onClose={onClose}
    />
  )
}
