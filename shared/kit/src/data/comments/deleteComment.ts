import { firestore } from '@greenlight/runtime'
import type { Comment } from '../../domain/comment.ts'
import { attempt } from '../attempt.ts'

/**
 * Deletes my own comment. Costs one write.
 * @throws GreenlightError `comment-delete-failed`
 */
export function deleteComment({
  reportId,
  experienceId,
  id,
}: Pick<Comment, 'reportId' | 'experienceId' | 'id'>): Promise<void> {
  return attempt('comment-delete-failed', async () => {
    const { db, deleteDoc, doc } = await firestore()
    await deleteDoc(doc(db, 'reports', reportId, 'experiences', experienceId, 'comments', id))
  })
}
