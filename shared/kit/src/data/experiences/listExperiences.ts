import { firestore } from '@greenlight/runtime'
import type { Experience } from '../../domain/experience.ts'
import type { Page } from '../../domain/galleryPager.ts'
import { attempt } from '../attempt.ts'
import { readPage, type Cursor } from '../readPage.ts'
import { parseExperience } from './parseExperience.ts'

const PAGE_SIZE = 100

/**
 * Experiences below a report, newest first, in pages of 100; `next` is null at the end. Costs a read
 * an experience.
 * @throws GreenlightError `experiences-load-failed`
 */
export function listExperiences(
  reportId: string,
  cursor: Cursor | null = null,
): Promise<Page<Experience, Cursor>> {
  return attempt('experiences-load-failed', async () => {
    const { db, collection, orderBy, query } = await firestore()
    const source = collection(db, 'reports', reportId, 'experiences')
    return readPage(query(source, orderBy('createdAt', 'desc')), PAGE_SIZE, cursor, parseExperience)
  })
}
