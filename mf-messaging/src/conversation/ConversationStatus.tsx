import type { Message } from '@greenlight/domain/thread'
import { VisuallyHidden } from '@greenlight/kit/ui/display/Text'
import { useState } from 'react'

type Props = {
  /** The other member's. */
  name: string
  typing: boolean
  /** Undefined until loaded. */
  messages: readonly Message[] | undefined
  /** True for messages of the other member. */
  isTheirs: (message: Message) => boolean
}

/** Tells screen readers what the other member does: new messages, each with its sender in one text, and typing. */
export function ConversationStatus({ name, typing, messages, isTheirs }: Props) {
  const [before, setBefore] = useState({ messages, typing })
  const [arrived, setArrived] = useState<readonly Message[]>([])

  if (messages !== before.messages || typing !== before.typing) {
    setBefore({ messages, typing })
    const known = before.messages && new Set(before.messages.map(({ id }) => id))
    const fresh = messages?.filter((each) => known && !known.has(each.id) && isTheirs(each)) ?? []
    if (fresh.length > 0) setArrived(fresh)
    else if (typing && !before.typing) setArrived([])
  }
  const newest = arrived.at(-1)
  return (
    <VisuallyHidden role="status" dir="auto">
      {newest ? (
        // The key: a text that comes twice is said twice.
        <span key={newest.id}>{`${name}: ${arrived.map(({ text }) => text).join(' ')}`}</span>
      ) : (
        typing && `${name} is typing`
      )}
    </VisuallyHidden>
  )
}
