import { monthText, timeAgo } from '@greenlight/domain/when'
import { Avatar } from '@greenlight/kit/ui/display/Avatar'
import { useNow } from '@greenlight/kit/ui/display/useNow'
import styled from 'styled-components'

type Props = {
  authorName: string
  createdAt: Date | null
  editedAt: Date | null
  pending: boolean
  size?: number
}

/** The author of a contribution, its age, and whether it was changed. */
export function Byline({ authorName, createdAt, editedAt, pending, size = 36 }: Props) {
  const now = useNow()
  return (
    <Root>
      <Avatar name={authorName} size={size} />
      <Names>
        <bdi>{authorName}</bdi>
        {pending && <When>Sending…</When>}
        {!pending && createdAt && (
          <When>
            <time dateTime={createdAt.toISOString()} title={monthText(createdAt)}>
              {timeAgo(createdAt, now)}
            </time>
            {editedAt && ' · edited'}
          </When>
        )}
      </Names>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: var(--gl-space-3);
  min-width: 0;
`

const Names = styled.p`
  display: grid;
  min-width: 0;
  font-size: var(--gl-text-sm);
  line-height: var(--gl-leading-tight);

  & > bdi {
    font-weight: 600;
  }
`

const When = styled.span`
  color: var(--gl-ink-soft);
  font-size: var(--gl-text-xs);
`
