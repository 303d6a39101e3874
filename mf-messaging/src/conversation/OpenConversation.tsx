import { isDocumentId } from '@greenlight/kit/data/documentId'
import { paths } from '@greenlight/kit/contract/paths'
import { otherMember, type Thread } from '@greenlight/kit/domain/thread'
import { ButtonLink } from '@greenlight/kit/ui/ButtonLink'
import { EmptyState } from '@greenlight/kit/ui/EmptyState'
import { ErrorPanel } from '@greenlight/kit/ui/ErrorPanel'
import { EmptyMessages } from '@greenlight/kit/ui/illustrations/EmptyMessages'
import { NotFound } from '@greenlight/kit/ui/illustrations/NotFound'
import { useMyUid } from '../live/useMe.ts'
import type { Reads } from '../threads/useUnreadCounts.ts'
import styled from 'styled-components'
import { Conversation } from './Conversation.tsx'
import { ConversationSkeleton } from './ConversationSkeleton.tsx'
import { useThread } from './useThread.ts'

type Props = {
  /** As the address names it; null if it names none. */
  threadId: string | null
  threads: readonly Thread[] | undefined
  reads: Reads | undefined
  blocked: ReadonlySet<string> | undefined
  flagged: ReadonlySet<string> | undefined
  onFlagged: (path: string) => void
  onBlocked: (uid: string) => void
}

/** The conversation that the address names, or why there is none. */
export function OpenConversation({ threadId, threads, ...rest }: Props) {
  if (threadId === null) {
    if (threads?.length === 0) return null // the list says what to do
    return (
      <Middle>
        <EmptyState illustration={<EmptyMessages />} title="Choose a conversation" />
      </Middle>
    )
  }
  if (!isDocumentId(threadId)) return <Missing />
  return <NamedConversation threadId={threadId} threads={threads} {...rest} />
}

function NamedConversation(props: Props & { threadId: string }) {
  const { threadId, threads, reads, blocked, ...rest } = props
  const me = useMyUid()
  const { thread, error, retry } = useThread(threadId, threads)
  if (error) {
    return (
      <Middle>
        <ErrorPanel text={error.message} onRetry={retry} />
      </Middle>
    )
  }
  if (thread === null) return <Missing />
  if (!thread || !blocked) return <ConversationSkeleton />
  if (blocked.has(otherMember(thread, me))) return <Blocked />
  return (
    <Conversation thread={thread} lastRead={reads && (reads.get(threadId) ?? null)} {...rest} />
  )
}

function Missing() {
  return (
    <Middle>
      <EmptyState
        illustration={<NotFound />}
        title="This conversation is not there"
        action={<ButtonLink to={paths.messages()}>All conversations</ButtonLink>}
      />
    </Middle>
  )
}

function Blocked() {
  return (
    <Middle>
      <EmptyState
        illustration={<NotFound />}
        title="You blocked this member"
        action={<ButtonLink to={paths.settings()}>Open Settings</ButtonLink>}
      >
        The conversation is hidden. In Settings you can undo this.
      </EmptyState>
    </Middle>
  )
}

const Middle = styled.div`
  display: grid;
  align-content: center;
  height: 100%;
  padding: var(--gl-space-4);
  overflow-y: auto;
`
