import { watchMessages } from '@greenlight/kit/data/threads/watchMessages'
import { errorText } from '@greenlight/kit/domain/errors'
import { flagTargetPath } from '@greenlight/kit/domain/flagTarget'
import { otherMember, type Message, type Thread } from '@greenlight/kit/domain/thread'
import { ErrorPanel } from '@greenlight/kit/ui/ErrorPanel'
import { useOnline } from '@greenlight/runtime'
import { useCallback, useState } from 'react'
import styled from 'styled-components'
import { Composer } from '../composer/Composer.tsx'
import { useMessageSettings, useMyUid } from '../live/useMe.ts'
import { useWatch, type Start } from '../live/useWatch.ts'
import { myOutbox } from '../outbox/outbox.ts'
import { useOutgoing } from '../outbox/useOutgoing.ts'
import { partnerName } from '../threads/ThreadLink.tsx'
import { blockMember } from './blockMember.ts'
import { ComposerNotice } from './ComposerNotice.tsx'
import { ConversationHead } from './ConversationHead.tsx'
import { ConversationSkeleton } from './ConversationSkeleton.tsx'
import { LiveLog } from './LiveLog.tsx'
import { ReportMessage } from './ReportMessage.tsx'
import { useOtherTyping } from './useOtherTyping.ts'

type Props = {
  thread: Thread
  /** When I last read it; undefined while that is not known. */
  lastRead: Date | null | undefined
  /** Paths of what I reported; undefined while they are not known. */
  flagged: ReadonlySet<string> | undefined
  onFlagged: (path: string) => void
  onBlocked: (uid: string) => void
}

/** One conversation. It is mounted anew for each. */
export function Conversation({ thread, lastRead, flagged, onFlagged, onBlocked }: Props) {
  const { id } = thread
  const me = useMyUid()
  const other = otherMember(thread, me)
  const name = partnerName(thread, me)
  const start: Start<readonly Message[]> = useCallback(
    (onData, onError) => watchMessages(id, onData, onError),
    [id],
  )
  const { data: messages, error, retry } = useWatch(start)
  const { typingIndicators } = useMessageSettings()
  const typing = useOtherTyping(id, other, typingIndicators)
  const refused = useOutgoing(id).some(({ code }) => code === 'message-not-allowed')
  const online = useOnline()
  const [picking, setPicking] = useState(false)
  const [picked, setPicked] = useState<Message | null>(null)

  const pathOf = (message: Message) =>
    flagTargetPath({ kind: 'message', threadId: id, messageId: message.id })
  const isReady = messages !== undefined && lastRead !== undefined && flagged !== undefined
  const problem = error ? error.message : !isReady && !online && errorText('offline')
  return (
    <Root aria-label={`Conversation with ${name}`}>
      <ConversationHead
        name={name}
        typing={typing}
        picking={picking}
        onPick={() => setPicking(!picking)}
        onBlock={() => void blockMember(thread, name, () => onBlocked(other))}
      />
      {problem && <ErrorPanel text={problem} onRetry={retry} />}
      {isReady ? (
        <LiveLog
          thread={thread}
          name={name}
          messages={messages}
          lastRead={lastRead}
          isHidden={(message) => flagged.has(pathOf(message))}
          onPick={picking ? setPicked : null}
        />
      ) : (
        <ConversationSkeleton />
      )}
      <Composer
        threadId={id}
        name={name}
        notice={<ComposerNotice name={name} refused={refused} picking={picking} />}
        refused={refused}
        onSend={(text) => myOutbox().add(id, text)}
      />
      {picked && (
        <ReportMessage
          message={picked}
          onSent={() => onFlagged(pathOf(picked))}
          onClose={() => {
            setPicked(null)
            setPicking(false)
          }}
        />
      )}
    </Root>
  )
}

const Root = styled.section`
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 0;
`
