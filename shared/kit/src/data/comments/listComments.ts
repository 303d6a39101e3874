import { firestore } from '@greenlight/runtime'
import type { Comment } from '../../domain/comment.ts'
import type { Experience } from '../../domain/experience.ts'
import type { Page } from '../../domain/galleryPager.ts'
import { attempt } from '../attempt.ts'
import { readPage, type Cursor } from '../readPage.ts'
import { parseComment } from './parseComment.ts'

const PAGE_SIZE = 200

/**
 * Comments on an experience, oldest first, in pages of 200; `next` is null at the end. Costs a read
 * a comment, at least one.
 * @throws GreenlightError `comments-load-failed`
 */
export function listComments(
  { reportId, id }: Pick<Experience, 'reportId' | 'id'>,
  cursor: Cursor | null = null,
): Promise<Page<Comment, Cursor>> {
  return attempt('comments-load-failed', async () => {
    const { db, collection, orderBy, query } = await firestore()
    const source = collection(db, 'reports', reportId, 'experiences', id, 'comments')
    return readPage(query(source, orderBy('createdAt', 'asc')), PAGE_SIZE, cursor, parseComment)
  })
}
