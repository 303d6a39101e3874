import { deleteComment } from '@greenlight/kit/data/comments/deleteComment'
import type { Comment } from '@greenlight/kit/domain/comment'
import { useSession } from '@greenlight/runtime'
import { FlaggedNote } from '../flags/FlaggedNote.tsx'
import { useFlagging } from '../flags/flaggingContext.ts'
import { Byline } from './Byline.tsx'
import { Entry } from './Entry.tsx'

type Props = { comment: Comment; onDeleted: (id: string) => void }

/** One comment on an experience. */
export function CommentItem({ comment, onDeleted }: Props) {
  const { id, reportId, experienceId, userId, authorName, text, createdAt } = comment
  const isMine = useSession(({ user }) => user !== null && user.uid === userId)
  const { isFlagged } = useFlagging()
  const target = { kind: 'comment', reportId, experienceId, commentId: id } as const

  if (isFlagged(target)) {
    return (
      <li>
        <FlaggedNote target={target} what="comment" />
      </li>
    )
  }
  return (
    <li>
      <Entry
        byline={<Byline authorName={authorName} createdAt={createdAt} pending={false} size={28} />}
        text={text}
        label={`${authorName}’s comment`}
        isMine={isMine}
        target={target}
        busy={false}
        remove={{
          question: 'Delete this comment?',
          code: 'comment-delete-failed',
          run: () => deleteComment(comment),
          onDone: () => onDeleted(id),
        }}
      />
    </li>
  )
}
