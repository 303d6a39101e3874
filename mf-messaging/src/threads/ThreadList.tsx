import type { Thread } from '@greenlight/domain/thread'
import { useLoad, Link } from '@greenlight/runtime'
import { useState, type Ref } from 'react'
import styled from 'styled-components'
import { VisuallyHidden } from '@greenlight/kit/ui/display/Text'
import ChevronRight from 'lucide-react/icons/chevron-right'
import MailQuestion from 'lucide-react/icons/mail-question-mark'
import { useNow } from '@greenlight/kit/ui/display/useNow'
import { unreadCountOf } from '../unread/unreadBadge.ts'
import { isThreadUnread, type ReadTimes } from '../conversation/conversationRows.ts'
import { useTabVisible } from '../listeners/useListener.ts'
import { ThreadLink, UnreadBadge } from './ThreadLink.tsx'
import { type ThreadView, viewPath } from './threadViews.ts'

type Props = {
  threads: readonly Thread[]
  reads: ReadTimes | undefined
  me: string
  /** The conversation that is open. */
  currentId: string | null
  view: ThreadView
  ref: Ref<HTMLUListElement>
}

const labels: Readonly<Record<ThreadView, string>> = {
  open: 'Conversations',
  requests: 'People who want to write to you',
  left: 'Conversations you left',
}

/** Conversations, newest first. */
export function ThreadList({ threads, reads, me, currentId, view, ref }: Props) {
  const now = useNow()
  return (
    <List ref={ref} role="list" aria-label={labels[view]}>
      {threads.map((thread) => (
        <ThreadItem
          key={thread.id}
          thread={thread}
          reads={reads}
          me={me}
          now={now}
          current={thread.id === currentId}
        />
      ))}
    </List>
  )
}

type ThreadItemProps = {
  thread: Thread
  reads: ReadTimes | undefined
  me: string
  now: Date
  current: boolean
}

function ThreadItem({ thread, reads, me, now, current }: ThreadItemProps) {
  const unread = useUnreadCount(thread, reads, { me, current })
  return (
    <li>
      <ThreadLink thread={thread} me={me} now={now} unread={unread} current={current} />
    </li>
  )
}

/**
 * The unread messages of a conversation: undefined for none, 0 until they are counted. Costs one read,
 * and one more for each new message.
 */
function useUnreadCount(
  thread: Thread,
  reads: ReadTimes | undefined,
  { me, current }: { me: string; current: boolean },
): number | undefined {
  // New messages of the visible conversation are read at once.
  const isVisible = useTabVisible() && current
  const isUnread = reads !== undefined && !isVisible && isThreadUnread(thread, me, reads)
  const lastRead = reads?.get(thread.id) ?? null
  const { data: count } = useLoad(
    isUnread ? ['unreadCount', thread.id, thread.lastAt, lastRead] : null,
    () => unreadCountOf(thread, lastRead),
    'threads-load-failed',
  )
  // Keeps the last count until the next one is loaded.
  const [lastCount, setLastCount] = useState(0)
  if (count !== undefined && count !== lastCount) setLastCount(count)
  return isUnread ? lastCount : undefined
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
`

/** Leads to the requests. `unread` of them are new. */
export function RequestsRow({ count, unread }: { count: number; unread: number }) {
  return (
    <Row to={viewPath('requests')}>
      <MailQuestion aria-hidden />
      <span>{count === 1 ? '1 person wants' : `${count} people want`} to write to you</span>
      {unread > 0 && (
        <UnreadBadge>
          {unread}
          <VisuallyHidden> new</VisuallyHidden>
        </UnreadBadge>
      )}
      <ChevronRight aria-hidden />
    </Row>
  )
}

const Row = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-items: center;
  gap: var(--gl-space-3);
  min-height: var(--gl-target);
  margin: 0 var(--gl-space-3) var(--gl-space-3);
  padding: var(--gl-space-3);
  border: 1px solid var(--gl-line);
  border-radius: var(--gl-radius-m);
  background: var(--gl-surface);
  color: inherit;
  font-weight: var(--gl-weight-medium);
  text-decoration: none;

  & > svg {
    color: var(--gl-ink-soft);
  }
  & > :last-child {
    grid-column: 4;
  }
  &:hover {
    background: var(--gl-sunken);
  }
`
