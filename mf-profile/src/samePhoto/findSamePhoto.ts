import type { Report } from '@greenlight/domain/report'
import { fail } from '@greenlight/kit/errors'
import { importWithRetry } from '@greenlight/runtime'

const importFindPhoto = importWithRetry(() => import('@greenlight/kit/photo/findPhoto'))
const importPreviews = importWithRetry(() => import('@greenlight/kit/photo/readPreviews'))

export type SamePhotos = {
  /** The other public profiles with the picture. Without name and tone: those are seen after opening one. */
  readonly others: readonly Pick<Report, 'id' | 'createdAt'>[]
  /** False if more profiles look similar than were compared. */
  readonly complete: boolean
}

/**
 * The other public profiles with the picture of `report`. Costs a read for each profile that looks similar, at least
 * one.
 * @throws GreenlightError `kit/photo-search-failed`, `kit/photo-unreadable`
 */
export async function findSamePhoto(report: Report): Promise<SamePhotos> {
  const [{ findPhoto }, { withPreviews }] = await Promise.all([importFindPhoto(), importPreviews()])
  return withPreviews(async (readPreview) => {
    const pixels = report.photoUrl && (await readPreview(report.photoUrl))
    if (!pixels) throw fail('kit/photo-unreadable')
    const { reports, complete } = await findPhoto(pixels, readPreview)
    const others = reports.filter(({ id }) => id !== report.id)
    return { others: others.map(({ id, createdAt }) => ({ id, createdAt })), complete }
  })
}
