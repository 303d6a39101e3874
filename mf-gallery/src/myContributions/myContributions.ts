import {
  type Comment,
  type Experience,
  parseComment,
  parseExperience,
} from '@greenlight/domain/experience'
import { attempt, currentUser } from '@greenlight/kit/data/attempt'
import { myCommentsQuery, myExperiencesQuery } from '@greenlight/kit/data/contributions'
import { type Cursor, readPage } from '@greenlight/kit/data/pages'
import type { ListPage } from '@greenlight/runtime'
import { failure } from '../errors.ts'

const PAGE_SIZE = 20

/**
 * A page of the member's own experiences, below profiles of any status; at most 20, by profile. Costs one read for
 * each, at least one.
 * @throws GreenlightError `gallery/experiences-load-failed`
 */
export function listMyExperiences(cursor: Cursor | null): Promise<ListPage<Experience, Cursor>> {
  const failed = failure('gallery/experiences-load-failed')
  return attempt(failed, async () => {
    const { source } = await myExperiencesQuery(currentUser(failed).uid)
    return readPage(source, PAGE_SIZE, cursor, parseExperience)
  })
}

/**
 * The same for comments.
 * @throws GreenlightError `gallery/comments-load-failed`
 */
export function listMyComments(cursor: Cursor | null): Promise<ListPage<Comment, Cursor>> {
  const failed = failure('gallery/comments-load-failed')
  return attempt(failed, async () => {
    const { source } = await myCommentsQuery(currentUser(failed).uid)
    return readPage(source, PAGE_SIZE, cursor, parseComment)
  })
}
