import { limits } from '@greenlight/domain/limits'
import { isRequestTo, otherMember, type Message, type Thread } from '@greenlight/domain/thread'
import { flagTargetPath, type FlagTarget } from '@greenlight/domain/flag'
import { LazyFlagDialog } from '@greenlight/kit/write/LazyFlagDialog'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { useEffect, useEffectEvent, useState } from 'react'
import styled from 'styled-components'
import { loadKeys } from '@greenlight/kit/contract/loadKeys'
import { paths } from '@greenlight/kit/contract/paths'
import { getReport } from '@greenlight/kit/data/reports'
import { Link, useLoad } from '@greenlight/runtime'
import { watchMessages } from './messages.ts'
import { markThreadRead, watchTyping } from '../threads/threads.ts'
import { useMessageSettings, useMyUid } from '../member/useMe.ts'
import { useListener } from '../listeners/useListener.ts'
import { myOutbox, useOutgoing } from '../outbox/outbox.ts'
import { partnerName } from '../threads/ThreadLink.tsx'
import { ConversationFoot } from './ConversationFoot.tsx'
import { ConversationHeader } from './ConversationHeader.tsx'
import { ConversationMessages, ConversationSkeleton } from './ConversationMessages.tsx'

type Props = {
  thread: Thread
  /** It has no message yet, and the first one makes it. */
  isNew: boolean
  /** When I last read it; undefined until loaded. */
  lastRead: Date | null | undefined
  /** Document paths of what I flagged; undefined until loaded. */
  flagged: ReadonlySet<string> | undefined
  onFlagged: (path: string) => void
  onBlocked: (uid: string) => void
  /** The member has left, or has come back. */
  onLeftChange: (left: boolean) => void
}

const NONE: readonly Message[] = []

/** One conversation. Its state belongs to one thread, so the page remounts it for another one. */
export function Conversation(props: Props) {
  const { thread, isNew, lastRead, flagged, onFlagged, onBlocked, onLeftChange } = props
  const { id, reportId } = thread
  const me = useMyUid()
  const other = otherMember(thread, me)
  const name = partnerName(thread, me)
  const { data, error, retry } = useListener<readonly Message[]>(
    isNew ? null : ['messages', id],
    (onData, onError) => watchMessages(id, onData, onError),
    'messages-load-failed',
  )
  useMissedMessage(thread.lastId, data, retry)
  // Without this, a skeleton would replace the first message of a new conversation while the listener starts.
  const [startedHere] = useState(isNew)
  const messages = data ?? (startedHere ? NONE : undefined)
  const { typingIndicators } = useMessageSettings()
  const typing = useOtherTyping(id, other, typingIndicators && !isNew && thread.left.length === 0)
  const outgoing = useOutgoing(id)
  const [picking, setPicking] = useState(false)
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
        picking={picking}
        onPick={() => setPicking(!picking)}
        onBlocked={() => onBlocked(other)}
        onLeftChange={onLeftChange}
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
        refused={outgoing.some(({ failure }) => failure?.code === 'message-not-allowed')}
        picking={picking}
        onReport={() => (only ? setPicked(only) : setPicking(true))}
        onReportMember={() => setPicked('member')}
        onBlocked={() => onBlocked(other)}
        onLeftChange={onLeftChange}
        onSend={(text) => myOutbox().add(id, text, isNew ? { other, name, reportId } : null)}
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

/** How long the listener has to deliver the message that the list of conversations names as the last one. */
const MISSED_MS = 3000

/**
 * Reads the messages again if the last one is missing. The listener gets what is newer than the first read. So it
 * leaves out a message of the same moment whose write had to wait.
 */
function useMissedMessage(
  lastId: string | null,
  messages: readonly Message[] | undefined,
  readAgain: () => void,
): void {
  const isMissed = messages?.every(({ id }) => id !== lastId) ?? false
  const missed = isMissed ? lastId : null
  const read = useEffectEvent(readAgain)
  useEffect(() => {
    if (missed === null) return
    const timer = setTimeout(read, MISSED_MS)
    return () => clearTimeout(timer)
  }, [missed])
}

/** A typing mark is valid for this time. */
const TYPING_MS = 6000

/**
 * Whether the other member is typing. The first mark may be old, so its age is checked. Later marks are
 * new: their age is not checked, because this device's clock may be wrong.
 */
function useOtherTyping(threadId: string, otherUid: string, enabled: boolean): boolean {
  const [typing, setTyping] = useState(false)

  useEffect(() => {
    if (!enabled) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let known: number | null | undefined
    const onMark = (at: Date | null) => {
      const mark = at?.getTime() ?? null
      if (mark === known) return
      const isFresh = mark !== null && (known !== undefined || Date.now() - mark < TYPING_MS)
      known = mark
      clearTimeout(timer)
      setTyping(isFresh)
      if (isFresh) timer = setTimeout(() => setTyping(false), TYPING_MS)
    }
    const stop = watchTyping(threadId, otherUid, onMark, () => setTyping(false))
    return () => {
      stop()
      clearTimeout(timer)
      setTyping(false)
    }
  }, [threadId, otherUid, enabled])

  return typing
}

/** Says from which profile a conversation was started. Costs one read. */
function AboutProfile({ reportId }: { reportId: string }) {
  const { data, error } = useLoad(
    loadKeys.report(reportId),
    () => getReport(reportId),
    'profile-load-failed',
  )
  if (error?.code === 'kit/profile-not-found') {
    return <Line>Started from a profile that is no longer shown.</Line>
  }
  return (
    <Line>
      Started from{' '}
      <Link to={paths.profile(reportId)}>
        {data ? (
          <>
            the profile of <bdi>{data.name}</bdi>
          </>
        ) : (
          'a profile'
        )}
      </Link>
    </Line>
  )
}

const Line = styled.p`
  flex: none;
  padding: var(--gl-space-2) var(--gl-space-4);
  border-block-end: 1px solid var(--gl-line);
  color: var(--gl-ink-soft);
  font-size: var(--gl-text-sm);
  overflow-wrap: anywhere;
`
