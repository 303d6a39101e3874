import type { Experience } from '@greenlight/domain/experience'
import type { Report } from '@greenlight/domain/report'
import type { Cursor } from '@greenlight/kit/data/pages'
import { LoadingPlaceholder, Skeleton } from '@greenlight/kit/ui/status/Loading'
import { setLoaded } from '@greenlight/runtime'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { ContributionList } from '../contributions/ContributionList.tsx'
import { useContributions } from '../contributions/useContributions.ts'
import { failure } from '../errors.ts'
import { CommentForm } from './CommentForm.tsx'
import { CommentItem } from './CommentItem.tsx'
import { listComments } from './commentRequests.ts'
import { commentCountKey } from './useCommentCount.ts'

/** The comments on an experience, oldest first. They are loaded when they are first shown. */
export function Comments({ experience, report }: { experience: Experience; report: Report }) {
  const { reportId, id } = experience
  const comments = useContributions({
    key: ['profile', 'comments', reportId, id],
    fetchPage: (after: Cursor | null) => listComments(experience, after),
    failure: failure('profile/comments-load-failed'),
    newest: 'last',
  })
  const field = useRef<HTMLTextAreaElement>(null)
  const { items, isLoaded, hasMore } = comments

  useEffect(() => {
    if (isLoaded && !hasMore) setLoaded(commentCountKey({ reportId, id }), items.length)
  }, [reportId, id, items.length, isLoaded, hasMore])

  const onDeleted = (id: string, movesFocus: boolean) => {
    comments.remove(id)
    if (movesFocus) field.current?.focus()
  }
  return (
    <Root>
      <ContributionList
        contributions={comments}
        renderItem={(comment) => (
          <CommentItem
            key={comment.id}
            comment={comment}
            onDeleted={onDeleted}
            onEdited={comments.replace}
          />
        )}
        skeleton={
          <LoadingPlaceholder label="Loading comments">
            <Skeleton $height="3.5rem" />
          </LoadingPlaceholder>
        }
        empty="No comments yet."
        moreLabel="Show more comments"
        small
      />
      {comments.isLoaded && (
        <CommentForm
          experience={experience}
          ownerUid={report.ownerUid}
          onAdded={comments.show}
          field={field}
        />
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
