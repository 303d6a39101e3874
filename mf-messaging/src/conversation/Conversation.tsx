import { type FlagTarget, flagTargetPath } from '@greenlight/domain/flag'
import { limits } from '@greenlight/domain/limits'
import { isRequestTo, type Message, otherMember, type Thread } from '@greenlight/domain/thread'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { LazyFlagDialog } from '@greenlight/kit/write/LazyFlagDialog'
import { useState } from 'react'
import styled from 'styled-components'
import { failure } from '../errors.ts'
import { useListener } from '../listeners/useListener.ts'
import { useMessageSettings } from '../member/useMessageSettings.ts'
import { useMyUid } from '../member/useMyUid.ts'
import { useOutbox, useOutgoing } from '../outbox/useOutbox.ts'
import { partnerName } from '../threads/ThreadLink.tsx'
import { useOtherTyping } from '../typing/useOtherTyping.ts'
import { markThreadRead } from '../unread/reads.ts'
import { AboutProfile } from './AboutProfile.tsx'
import { ConversationFoot } from './ConversationFoot.tsx'
import { ConversationHeader } from './ConversationHeader.tsx'
import { ConversationMessages, ConversationSkeleton } from './ConversationMessages.tsx'
import { ConversationStatus } from './ConversationStatus.tsx'
import { watchMessages } from './messages.ts'
import { useMissedMessage } from './useMissedMessage.ts'

type Props = {
  thread: Thread
  /** It has no message yet. The first one creates it. */
  isNew: boolean
  /** When I last read it; undefined until loaded. */
  lastRead: Date | null | undefined
  /** Document paths of what I flagged; undefined until loaded. */
  flagged: ReadonlySet<string> | undefined
  onFlagged: (path: string) => void
  onBlocked: (uid: string) => void
  /** The member has left or rejoined. */
  onLeftChange: (left: boolean) => void
}

const NONE: readonly Message[] = []

/** One conversation. Its state belongs to one thread, so the page remounts it for each thread. */
export function Conversation(props: Props) {
  const { thread, isNew, lastRead, flagged, onFlagged, onBlocked, onLeftChange } = props
  const { id, reportId } = thread
  const me = useMyUid()
  const other = otherMember(thread, me)
  const name = partnerName(thread, me)
  const { data, error, retry } = useListener<readonly Message[]>(
    isNew ? null : ['messaging', 'messages', id],
    (onData, onError) => watchMessages(id, onData, onError),
    failure('messaging/messages-load-failed'),
  )
  useMissedMessage(thread.lastId, data, retry)
  // Without this, a skeleton would replace the first message of a new conversation while the listener starts.
  const [startedHere] = useState(isNew)
  const messages = data ?? (startedHere ? NONE : undefined)
  const { typingIndicators } = useMessageSettings()
  const typing = useOtherTyping(id, other, typingIndicators && !isNew && thread.left.length === 0)
  const outbox = useOutbox()
  const outgoing = useOutgoing(id)
  const [picking, setPicking] = useState(false)
  // A member who is writing the first message keeps the box when the other's message arrives first.
  const [answering, setAnswering] = useState(isNew)
  const [picked, setPicked] = useState<Message | 'member' | null>(null)

  const targetOf = (message: Message): FlagTarget => ({
    kind: 'message',
    threadId: id,
    messageId: message.id,
  })
  const isReady = messages !== undefined && lastRead !== undefined && flagged !== undefined
  const unstored = outgoing.filter((each) => !messages?.some((message) => message.id === each.id))
  const theirs = messages?.filter(({ sender, removed }) => sender === other && !removed) ?? []
  const [only] = theirs.length === 1 ? theirs : []
  return (
    <Root aria-label={`Conversation with ${name}`}>
      <ConversationHeader
        thread={thread}
        name={name}
        typing={typing}
        isNew={isNew}
        answering={answering}
        picking={picking}
        onPick={() => setPicking(!picking)}
        onBlocked={() => onBlocked(other)}
        onLeftChange={onLeftChange}
      />
      <ConversationStatus
        name={name}
        typing={typing}
        messages={messages}
        isTheirs={({ sender, removed }) => sender === other && !removed}
      />
      {reportId && <AboutProfile reportId={reportId} />}
      {error && <ErrorPanel text={error.message} onRetry={retry} />}
      {isReady ? (
        <ConversationMessages
          thread={thread}
          name={name}
          messages={messages}
          isPrivate={isRequestTo(thread, me) || thread.left.includes(me)}
          lastRead={lastRead}
          isHidden={(message) => flagged.has(flagTargetPath(targetOf(message)))}
          onPick={picking ? setPicked : null}
        />
      ) : (
        <ConversationSkeleton />
      )}
      <ConversationFoot
        thread={thread}
        isNew={isNew}
        name={name}
        left={messages ? limits.requestMessages - messages.length - unstored.length : null}
        answering={answering}
        onAnswer={() => setAnswering(true)}
        refused={outgoing.some(({ failure }) => failure?.code === 'messaging/not-allowed')}
        picking={picking}
        onReport={() => (only ? setPicked(only) : setPicking(true))}
        onReportMember={() => setPicked('member')}
        onBlocked={() => onBlocked(other)}
        onLeftChange={onLeftChange}
        onSend={(text) => outbox.add(id, text, isNew ? { other, name, reportId } : null)}
      />
      {picked && (
        <LazyFlagDialog
          target={picked === 'member' ? { kind: 'member', uid: other } : targetOf(picked)}
          {...(picked !== 'member' && { evidence: picked.text })}
          author={{ uid: other, name }}
          onSent={(target) => onFlagged(flagTargetPath(target))}
          onBlocked={() => {
            // A hidden conversation must not stay in the unread count.
            void markThreadRead(id, true)
            onBlocked(other)
          }}
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
  overflow-y: auto;
`
