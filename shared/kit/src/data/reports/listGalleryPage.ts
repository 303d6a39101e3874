import { firestore } from '@greenlight/runtime'
import { GALLERY_PAGE_SIZE, type Page } from '../../domain/galleryPager.ts'
import type { Report } from '../../domain/report.ts'
import { attempt } from '../attempt.ts'
import { readPage, type Cursor } from '../readPage.ts'
import { parseReport } from './parseReport.ts'

type GalleryPage = {
  /** `desc` is newest first. */
  readonly sort: 'asc' | 'desc'
  /** Where to look, from `cellsAround`; null for everywhere. */
  readonly cells: readonly string[] | null
  /** `next` of the page before; null for the first one. */
  readonly cursor: Cursor | null
}

/**
 * A page of public reports by date; `next` is null at the end. Costs a read a report, at most 24.
 * @throws GreenlightError `gallery-load-failed`
 */
export function listGalleryPage({
  sort,
  cells,
  cursor,
}: GalleryPage): Promise<Page<Report, Cursor>> {
  return attempt('gallery-load-failed', async () => {
    const { db, collection, orderBy, query, where } = await firestore()
    const source = query(
      collection(db, 'reports'),
      where('status', '==', 'public'),
      ...(cells ? [where('geoCells', 'array-contains-any', [...cells])] : []),
      orderBy('createdAt', sort),
    )
    return readPage(source, GALLERY_PAGE_SIZE, cursor, parseReport)
  })
}
