import type { Thread } from '@greenlight/domain/thread'
import { useNow } from '@greenlight/kit/ui/display/useNow'
import type { Ref } from 'react'
import styled from 'styled-components'
import type { ReadTimes } from '../unread/unread.ts'
import { useUnreadCount } from '../unread/useUnreadCount.ts'
import { ThreadLink } from './ThreadLink.tsx'
import type { ThreadView } from './threadViews.ts'

type Props = {
  threads: readonly Thread[]
  reads: ReadTimes | undefined
  me: string
  currentId: string | null
  view: ThreadView
  ref: Ref<HTMLUListElement>
}

const labels: Readonly<Record<ThreadView, string>> = {
  open: 'Conversations',
  requests: 'People who want to write to you',
  left: 'Conversations you left',
}

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

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
`
