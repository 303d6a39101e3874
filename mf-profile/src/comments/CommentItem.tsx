import type { Comment } from '@greenlight/domain/experience'
import { mayMoveFocusFrom } from '@greenlight/kit/ui/form/focus'
import { useDeleteComment } from '@greenlight/kit/write/useDeleteContribution'
import { useSession } from '@greenlight/runtime'
import { useRef } from 'react'
import { Byline } from '../contributions/Byline.tsx'
import { Contribution } from '../contributions/Contribution.tsx'
import { FlaggedPlaceholder } from '../flags/FlaggedPlaceholder.tsx'
import { useFlagging } from '../flags/flagging.ts'
import { editComment } from './commentRequests.ts'
import { editedCommentText } from './commentText.ts'

type Props = {
  comment: Comment
  onDeleted: (id: string, movesFocus: boolean) => void
  onEdited: (comment: Comment) => void
}

export function CommentItem({ comment, onDeleted, onEdited }: Props) {
  const { id, reportId, experienceId, userId, authorName, text, createdAt, editedAt } = comment
  const isMine = useSession(({ user }) => user !== null && user.uid === userId)
  const { isFlagged } = useFlagging()
  const item = useRef<HTMLLIElement>(null)
  const deletion = useDeleteComment(comment, () => onDeleted(id, mayMoveFocusFrom(item.current)))
  const target = { kind: 'comment', reportId, experienceId, commentId: id } as const

  if (isFlagged(target)) {
    return (
      <li>
        <FlaggedPlaceholder target={target} />
      </li>
    )
  }
  return (
    <li ref={item}>
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
          schema: editedCommentText,
          save: async (typed) => onEdited(await editComment(comment, typed)),
        }}
        deletion={deletion}
      />
    </li>
  )
}
