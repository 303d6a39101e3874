import type { Comment, Experience } from '@greenlight/domain/experience'
import type { Cursor } from '@greenlight/kit/data/pages'
import { LoadingPlaceholder, Skeleton } from '@greenlight/kit/ui/status/Loading'
import { useSession } from '@greenlight/runtime'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { deleteComment, editComment, listComments } from '../../data/comments.ts'
import { FlaggedPlaceholder, useFlagging } from '../flagging.tsx'
import { Byline } from './Byline.tsx'
import { CommentForm } from './CommentForm.tsx'
import { Contribution, ContributionList } from './Contribution.tsx'
import { textProblem } from './contributionRules.ts'
import { useContributions } from './useContributions.ts'

type Props = {
  comment: Comment
  onDeleted: (id: string, movesFocus: boolean) => void
  onEdited: (comment: Comment) => void
}

/** One comment on an experience. */
function CommentItem({ comment, onDeleted, onEdited }: Props) {
  const { id, reportId, experienceId, userId, authorName, text, createdAt, editedAt } = comment
  const isMine = useSession(({ user }) => user !== null && user.uid === userId)
  const { isFlagged } = useFlagging()
  const target = { kind: 'comment', reportId, experienceId, commentId: id } as const

  if (isFlagged(target)) {
    return (
      <li>
        <FlaggedPlaceholder target={target} />
      </li>
    )
  }
  return (
    <li>
      <Contribution
        byline={<Byline {...{ authorName, createdAt, editedAt }} pending={false} size={28} />}
        text={text}
        label={`${authorName}’s comment`}
        isMine={isMine}
        createdAt={createdAt}
        target={target}
        author={userId === null ? null : { uid: userId, name: authorName }}
        busy={false}
        edit={{
          problemOf: (typed) =>
            typed.trim() === '' ? 'comment-empty' : textProblem(typed, 'comment'),
          save: async (typed) => onEdited(await editComment(comment, typed)),
        }}
        remove={{
          question: 'Delete this comment?',
          code: 'comment-delete-failed',
          run: () => deleteComment(comment),
          onDone: (movesFocus) => onDeleted(id, movesFocus),
        }}
      />
    </li>
  )
}

type CommentsProps = {
  experience: Experience
  /** Called with the number of comments once all are loaded, and when it changes. */
  onCount: (count: number) => void
}

/** The comments on an experience, oldest first. They are loaded when they are first shown. */
export function Comments({ experience, onCount }: CommentsProps) {
  const { reportId, id } = experience
  const comments = useContributions({
    key: ['comments', reportId, id],
    fetchPage: (after: Cursor | null) => listComments(experience, after),
    code: 'comments-load-failed',
    newest: 'last',
  })
  const field = useRef<HTMLTextAreaElement>(null)
  const { items, isLoaded, hasMore } = comments

  useEffect(() => {
    if (isLoaded && !hasMore) onCount(items.length)
  }, [items.length, isLoaded, hasMore, onCount])

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
        <CommentForm experience={experience} onAdded={comments.show} field={field} />
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
