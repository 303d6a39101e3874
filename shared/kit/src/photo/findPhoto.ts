import type { Fields } from '@greenlight/domain/fields'
import { parseReport, type Report } from '@greenlight/domain/report'
import { firestore } from '@greenlight/runtime'
import { attempt } from '../data/attempt.ts'
import { type Cursor, readPage } from '../data/pages.ts'
import { failure } from '../errors.ts'
import type { RgbaPicture } from './grayPicture.ts'
import { askedPhoto, isSamePhoto, isSimilar, type PhotoChange, photoLikeness } from './photoKeys.ts'

/** 120 profiles: about three times as many as 100,000 reports have with a key in common (docs/adr/0014). */
const MAX_PAGES = 5
const PAGE_SIZE = 24

export type FoundPhotos = {
  /** The most similar first. */
  readonly reports: readonly Report[]
  /** Whether they show the picture as in a mirror. */
  readonly mirrored: boolean
  /** False if more profiles have a key in common than were looked through. */
  readonly complete: boolean
}

/** Decodes a stored preview; null if that is not possible. */
export type ReadPreview = (dataUrl: string) => Promise<RgbaPicture | null>

/**
 * The public reports with a photo, else those with its mirror image. The picture stays on this device: only
 * keys are sent, and what they find is compared here with the pixels of its preview. Costs a read for each
 * report that shares a key, at least one for each query: one, and two more if nobody has the picture as it is.
 * @throws GreenlightError `kit/photo-search-failed`
 * @public used through importWithRetry
 */
export function findPhoto(pixels: RgbaPicture, readPreview: ReadPreview): Promise<FoundPhotos> {
  return attempt(failure('kit/photo-search-failed'), async () => {
    const find = (change: PhotoChange) => findReports(pixels, change, readPreview)
    const found = await find('none')
    if (found.reports.length > 0) return { ...found, mirrored: false }
    const [offCenter, mirrored] = await Promise.all([find('offCenter'), find('mirrored')])
    const isMirrored = offCenter.reports.length === 0 && mirrored.reports.length > 0
    return {
      reports: isMirrored ? mirrored.reports : offCenter.reports,
      mirrored: isMirrored,
      complete: [found, offCenter, mirrored].every(({ complete }) => complete),
    }
  })
}

async function findReports(pixels: RgbaPicture, change: PhotoChange, readPreview: ReadPreview) {
  const asked = askedPhoto(pixels, change)
  if (asked.keys.length === 0) return { reports: [], complete: true }
  const { db, collection, query, where } = await firestore()
  // Without an order, Firestore merges the indexes of the two fields, and needs no index of its own.
  const source = query(
    collection(db, 'reports'),
    where('status', '==', 'public'),
    where('photoKeys', 'array-contains-any', [...asked.keys]),
  )
  const same: { report: Report; likeness: number }[] = []
  let cursor: Cursor | null = null
  for (let pages = 0; pages < MAX_PAGES; pages++) {
    const page: Awaited<ReturnType<typeof readPage<Report>>> = await readPage(
      source,
      PAGE_SIZE,
      cursor,
      (id, fields) => (isSimilar(asked, readKeys(fields)) ? parseReport(id, fields) : null),
    )
    for (const report of page.items) {
      const preview = report.photoUrl && (await readPreview(report.photoUrl))
      const likeness = preview ? photoLikeness(asked, preview) : 0
      if (isSamePhoto(likeness)) same.push({ report, likeness })
    }
    cursor = page.next
    if (!cursor) break
  }
  const reports = same.toSorted((a, b) => b.likeness - a.likeness).map(({ report }) => report)
  return { reports, complete: cursor === null }
}

function readKeys({ photoKeys }: Fields): readonly string[] {
  return Array.isArray(photoKeys) ? photoKeys.filter((key) => typeof key === 'string') : []
}
