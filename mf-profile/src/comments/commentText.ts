import { limits } from '@greenlight/domain/limits'
import * as v from 'valibot'
import { failure } from '../errors.ts'

const trimmed = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(limits.comment, failure('profile/comment-length').text),
)

/** A new comment as it is stored. */
export const commentText = v.pipe(trimmed, v.nonEmpty(failure('profile/comment-missing').text))

/** An edited comment. */
export const editedCommentText = v.pipe(trimmed, v.nonEmpty(failure('profile/comment-empty').text))
