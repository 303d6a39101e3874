import { listComments } from '@greenlight/kit/data/comments/listComments'
import type { Experience } from '@greenlight/kit/domain/experience'
import { Button } from '@greenlight/kit/ui/Button'
import { ErrorPanel } from '@greenlight/kit/ui/ErrorPanel'
import { Loading, Skeleton } from '@greenlight/kit/ui/Skeleton'
import { useOnline } from '@greenlight/runtime'
import { useRef } from 'react'
import styled from 'styled-components'
import { failureText } from '../failureText.ts'
import { useItems } from '../useItems.ts'
import { CommentForm } from './CommentForm.tsx'
import { CommentItem } from './CommentItem.tsx'

/** The comments on an experience, oldest first; loaded when first shown. */
export function Comments({ experience }: { experience: Experience }) {
  const { items, next, status, error, loadMore, change } = useItems(
    (cursor) => listComments(experience, cursor),
    'comments-load-failed',
  )
  const online = useOnline()
  const field = useRef<HTMLTextAreaElement>(null)
  const loading = status === 'loading'

  const removed = (id: string) => {
    change((before) => before.filter((item) => item.id !== id))
    field.current?.focus()
  }
  return (
    <Root>
      {items.length > 0 && (
        <List>
          {items.map((comment) => (
            <CommentItem key={comment.id} comment={comment} onDeleted={removed} />
          ))}
        </List>
      )}
      {loading && items.length === 0 && !error && (
        <Loading label="Loading comments">
          <Skeleton $height="3.5rem" />
        </Loading>
      )}
      {status === 'ready' && items.length === 0 && <Quiet>No comments yet.</Quiet>}
      {error && (
        <ErrorPanel
          text={failureText(error, online)}
          onRetry={() => void loadMore()}
          retrying={loading}
        />
      )}
      {next !== null && !error && (
        <div>
          <Button size="small" busy={loading} onClick={() => void loadMore()}>
            {loading ? 'Loading…' : 'Show more comments'}
          </Button>
        </div>
      )}
      {(status === 'ready' || items.length > 0) && (
        <CommentForm experience={experience} change={change} field={field} />
      )}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-3);
  padding-inline-start: var(--gl-space-3);
  border-inline-start: 2px solid var(--gl-line);
`

const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-4);
`

const Quiet = styled.p`
  color: var(--gl-ink-soft);
  font-size: var(--gl-text-sm);
`
