import { otherMember, type Message, type Thread } from '@greenlight/kit/domain/thread'
import { useEffect, useMemo } from 'react'
import { useMessageSettings, useMyUid } from '../live/useMe.ts'
import { myOutbox } from '../outbox/outbox.ts'
import { useOutgoing } from '../outbox/useOutgoing.ts'
import { MessageLog } from './MessageLog.tsx'
import { useMarkRead } from './useMarkRead.ts'
import { useNewLine } from './useNewLine.ts'

type Props = {
  thread: Thread
  name: string
  messages: readonly Message[]
  /** When I last read this conversation. */
  lastRead: Date | null
  isHidden: (message: Message) => boolean
  onPick: ((message: Message) => void) | null
}

/** The messages of a conversation as they come and go; showing them marks them as read. */
export function LiveLog({ thread, name, messages, lastRead, isHidden, onPick }: Props) {
  const me = useMyUid()
  const { readReceipts } = useMessageSettings()
  const all = useOutgoing(thread.id)
  const listed = useMemo(() => new Set(messages.map(({ id }) => id)), [messages])
  const outgoing = useMemo(() => all.filter(({ id }) => !listed.has(id)), [all, listed])
  const newAfter = useNewLine(messages, { me, lastRead, ownId: outgoing.at(-1)?.id })
  useMarkRead(messages, { me, lastRead })

  useEffect(() => myOutbox().drop(listed), [listed])

  return (
    <MessageLog
      messages={messages}
      outgoing={outgoing}
      name={name}
      // Whoever hides when they read does not learn when others do.
      otherRead={readReceipts ? (thread.lastRead[otherMember(thread, me)] ?? null) : null}
      newAfter={newAfter}
      isHidden={isHidden}
      onPick={onPick}
    />
  )
}
