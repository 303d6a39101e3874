import { authorName } from '@greenlight/domain/member'
import { otherMember, type Thread } from '@greenlight/domain/thread'
import { timeAgo } from '@greenlight/domain/when'
import { paths } from '@greenlight/kit/contract/paths'
import { Avatar } from '@greenlight/kit/ui/display/Avatar'
import { VisuallyHidden } from '@greenlight/kit/ui/display/Text'
import { Link } from '@greenlight/runtime'
import styled from 'styled-components'
import { CountBadge } from '../unread/CountBadge.tsx'
import { unreadText } from '../unread/unread.ts'

type Props = {
  thread: Thread
  me: string
  now: Date
  /** Undefined: nothing unread. 0: unread messages that are not counted yet. */
  unread: number | undefined
  current: boolean
}

/** The display name of the other member of a conversation. */
export function partnerName(thread: Thread, me: string): string {
  return thread.memberInfo[otherMember(thread, me)]?.displayName ?? authorName({})
}

export function ThreadLink({ thread, me, now, unread, current }: Props) {
  const name = partnerName(thread, me)
  const { lastMessage, lastSender, lastAt } = thread
  return (
    <Row
      to={paths.messages(thread.id)}
      state={{ fromList: true }}
      aria-current={current ? 'page' : undefined}
      data-thread={thread.id}
      data-unread={unread === undefined ? undefined : true}
    >
      <Avatar name={name} size={48} />
      <Name>
        <bdi>{name}</bdi>
      </Name>
      {lastAt && <When dateTime={lastAt.toISOString()}>{timeAgo(lastAt, now)}</When>}
      <Last>
        {lastMessage && lastSender === me && 'You: '}
        {lastMessage && <bdi>{lastMessage}</bdi>}
        {/* Only an admin empties it. */}
        {!lastMessage && (lastSender ? 'An admin removed this message.' : 'No messages yet')}
      </Last>
      {unread !== undefined && (
        <CountBadge>
          {unread > 0 && unreadText(unread)}
          <VisuallyHidden> unread</VisuallyHidden>
        </CountBadge>
      )}
    </Row>
  )
}

const Row = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 var(--gl-space-3);
  padding: var(--gl-space-3);
  border-radius: var(--gl-radius-m);
  color: inherit;
  text-decoration: none;

  & > :first-child {
    grid-row: span 2;
  }
  &:hover {
    background: var(--gl-sunken);
  }
  &[aria-current='page'] {
    background: var(--gl-sunken);
    box-shadow: inset 3px 0 0 var(--gl-ink);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`

const Name = styled.span`
  overflow: hidden;
  font-weight: var(--gl-weight-medium);
  text-overflow: ellipsis;
  white-space: nowrap;

  [data-unread] > & {
    font-weight: var(--gl-weight-bold);
  }
`

const When = styled.time`
  color: var(--gl-ink-soft);
  font-size: var(--gl-text-xs);
`

const Last = styled.span`
  &:last-child {
    grid-column: 2 / -1;
  }
  overflow: hidden;
  color: var(--gl-ink-soft);
  font-size: var(--gl-text-sm);
  text-overflow: ellipsis;
  white-space: nowrap;

  [data-unread] > & {
    color: var(--gl-ink);
    font-weight: var(--gl-weight-medium);
  }
`
