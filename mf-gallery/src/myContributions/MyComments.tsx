import type { Comment } from '@greenlight/domain/experience'
import { useDeleteComment } from '@greenlight/kit/write/useDeleteContribution'
import { failure } from '../errors.ts'
import { ContributionCard } from './ContributionCard.tsx'
import { ContributionSection, type ItemProps } from './ContributionSection.tsx'
import { listMyComments } from './myContributions.ts'

const KEY = ['gallery', 'myComments'] as const

/** The member's comments below experiences, also below profiles that are not public any more. */
export function MyComments() {
  return (
    <ContributionSection
      title="Your comments"
      empty="You have not written a comment."
      loadKey={KEY}
      fetchPage={listMyComments}
      failure={failure('gallery/comments-load-failed')}
      idOf={({ reportId, experienceId, id }) => `${reportId}/${experienceId}/${id}`}
      Item={MyComment}
    />
  )
}

function MyComment({ item: comment, onDeleted }: ItemProps<Comment>) {
  const { text, reportId, createdAt } = comment
  const deletion = useDeleteComment(comment, onDeleted)
  return <ContributionCard {...{ text, reportId, createdAt, deletion }} />
}
