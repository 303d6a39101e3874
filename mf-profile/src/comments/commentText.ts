import { limits } from '@greenlight/domain/limits'
import * as v from 'valibot'
import { failure } from '../errors.ts'

/** A comment as it is stored. It may be empty: then the form adds nothing. */
export const commentText = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(limits.comment, failure('profile/comment-length').text),
)

/** An edited comment. */
export const editedCommentText = v.pipe(
  commentText,
  v.nonEmpty(failure('profile/comment-empty').text),
)
