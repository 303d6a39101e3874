import { otherMember, type Thread } from '@greenlight/domain/thread'
import { paths } from '@greenlight/kit/contract/paths'
import { isDocumentId } from '@greenlight/kit/data/documents'
import { NotFoundIllustration } from '@greenlight/kit/ui/display/illustrations'
import { ButtonLink } from '@greenlight/kit/ui/form/ButtonLink'
import { EmptyState } from '@greenlight/kit/ui/status/EmptyState'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { Navigate } from '@greenlight/runtime'
import { useState } from 'react'
import styled from 'styled-components'
import { useMyUid } from '../member/useMyUid.ts'
import { EmptyMessages } from '../threads/EmptyMessages.tsx'
import { withLeft } from '../threads/threadViews.ts'
import { useThread } from '../threads/useThread.ts'
import type { ReadTimes } from '../unread/unread.ts'
import { Conversation } from './Conversation.tsx'
import { ConversationSkeleton } from './ConversationMessages.tsx'
import { useNewThread } from './useNewThread.ts'

type Props = {
  /** From the address; null without one. */
  threadId: string | null
  /** From the address: the profile from which a conversation that does not exist yet is started. */
  about: string | null
  threads: readonly Thread[] | undefined
  /** All conversations are hidden. The list shows the reason. */
  nothingToChoose: boolean
  reads: ReadTimes | undefined
  blocked: ReadonlySet<string> | undefined
  flagged: ReadonlySet<string> | undefined
  onFlagged: (path: string) => void
  onBlocked: (uid: string) => void
  /** The member has left or rejoined a conversation. */
  onLeftChange: (threadId: string, left: boolean) => void
}

/**
 * The conversation of the address, or the reason why there is none. After the member has left it or blocked
 * the other one, it opens the list. The page remounts it for each address, so a late answer for another
 * address has no effect.
 */
export function OpenConversation({ threadId, about, threads, nothingToChoose, ...rest }: Props) {
  const [closed, setClosed] = useState(false)
  if (closed) return <Navigate to={paths.messages()} replace />
  if (threadId === null) {
    if (threads?.length === 0 || nothingToChoose) return null // the list shows what to do
    return (
      <Centered>
        <EmptyState illustration={<EmptyMessages />} title="Choose a conversation" />
      </Centered>
    )
  }
  if (!isDocumentId(threadId)) return <NotFoundNote />
  return (
    <NamedConversation
      {...{ threadId, about, threads }}
      {...rest}
      onBlocked={(uid) => {
        rest.onBlocked(uid)
        setClosed(true)
      }}
      onLeftChange={(id, left) => {
        rest.onLeftChange(id, left)
        if (left) setClosed(true)
      }}
    />
  )
}

function NamedConversation(props: Omit<Props, 'nothingToChoose'> & { threadId: string }) {
  const { threadId, about, threads, reads, blocked, onLeftChange, ...rest } = props
  const me = useMyUid()
  const stored = useThread(threadId, threads)
  const started = useNewThread(stored.thread === null ? threadId : null, about)
  const { thread, error, retry } = stored.thread === null ? started : stored
  /** A rejoined conversation. It shows as joined until the listener reports a newer state. */
  const [rejoined, setRejoined] = useState<Thread | null>(null)
  if (error) {
    return (
      <Centered>
        <ErrorPanel text={error.message} onRetry={retry} />
      </Centered>
    )
  }
  if (thread === null) return <NotFoundNote />
  if (!thread || !blocked) return <ConversationSkeleton />
  if (blocked.has(otherMember(thread, me))) return <BlockedNote />
  return (
    <Conversation
      thread={thread === rejoined ? withLeft(thread, me, false) : thread}
      isNew={stored.thread === null}
      lastRead={reads && (reads.get(threadId) ?? null)}
      onLeftChange={(left) => {
        if (!left) setRejoined(thread)
        onLeftChange(threadId, left)
      }}
      {...rest}
    />
  )
}

function NotFoundNote() {
  return (
    <Centered>
      <EmptyState
        illustration={<NotFoundIllustration />}
        title="This conversation is not there"
        action={<ButtonLink to={paths.messages()}>All conversations</ButtonLink>}
      />
    </Centered>
  )
}

function BlockedNote() {
  return (
    <Centered>
      <EmptyState
        illustration={<NotFoundIllustration />}
        title="You blocked this member"
        action={<ButtonLink to={paths.settings()}>Open settings</ButtonLink>}
      >
        The conversation is hidden. In Settings you can undo this.
      </EmptyState>
    </Centered>
  )
}

const Centered = styled.div`
  display: grid;
  align-content: center;
  height: 100%;
  padding: var(--gl-space-4);
  overflow-y: auto;
`
