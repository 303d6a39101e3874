import { firestore } from '@greenlight/runtime'
import type { Comment } from '../../domain/comment.ts'
import { attempt } from '../attempt.ts'
import { createOnce } from '../createOnce.ts'
import { currentProfile, currentUser } from '../currentMember.ts'

type NewComment = {
  readonly reportId: string
  readonly experienceId: string
  /** 1–1000 characters. */
  readonly text: string
  /** Chosen by the caller where a retry must not add it twice. */
  readonly id?: string
}

/**
 * Adds my comment to an experience and answers it as a list shows it. Costs one write.
 * @throws GreenlightError `comment-signed-out`, `comment-add-failed`
 */
export function addComment({
  reportId,
  experienceId,
  text: typed,
  id = crypto.randomUUID(),
}: NewComment): Promise<Comment> {
  return attempt('comment-add-failed', async () => {
    const { uid: userId } = currentUser('comment-signed-out')
    const { username: userName } = currentProfile('comment-add-failed')
    const { db, doc, serverTimestamp, setDoc } = await firestore()
    const text = typed.trim()
    const ref = doc(db, 'reports', reportId, 'experiences', experienceId, 'comments', id)
    await createOnce(ref, () =>
      setDoc(ref, { userId, userName, text, createdAt: serverTimestamp() }),
    )
    const written = { id, reportId, experienceId, userId, text }
    return { ...written, authorName: userName, createdAt: new Date() }
  })
}
