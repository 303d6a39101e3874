import type { Thread } from '@greenlight/kit/domain/thread'
import styled from 'styled-components'
import { useNow } from '../live/useNow.ts'
import { useVisible } from '../live/useVisible.ts'
import { ThreadLink } from './ThreadLink.tsx'
import { hasNews, useUnreadCounts, type Reads } from './useUnreadCounts.ts'

type Props = {
  threads: readonly Thread[]
  reads: Reads | undefined
  me: string
  /** The conversation that is open. */
  currentId: string | null
}

/** My conversations, newest first. */
export function ThreadList({ threads, reads, me, currentId }: Props) {
  const now = useNow()
  const visible = useVisible()
  const counts = useUnreadCounts(threads, reads, { me, inSight: visible ? currentId : null })

  // What comes in where one is looking is read at once.
  const unreadOf = (thread: Thread) => {
    const inSight = visible && thread.id === currentId
    return reads && !inSight && hasNews(thread, me, reads)
      ? (counts.get(thread.id) ?? 0)
      : undefined
  }
  return (
    <List role="list" aria-label="Conversations">
      {threads.map((thread) => (
        <li key={thread.id}>
          <ThreadLink
            thread={thread}
            me={me}
            now={now}
            unread={unreadOf(thread)}
            current={thread.id === currentId}
          />
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
`
