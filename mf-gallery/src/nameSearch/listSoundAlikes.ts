import { isNamed, nameKey } from '@greenlight/domain/nameWords'
import { parseReport, type Report } from '@greenlight/domain/report'
import { soundKeys, soundRank } from '@greenlight/domain/searchKeys'
import { attempt } from '@greenlight/kit/data/attempt'
import { readPage } from '@greenlight/kit/data/pages'
import { failure } from '../errors.ts'
import { GALLERY_PAGE_SIZE, galleryQuery } from '../gallery/galleryPages.ts'
import type { GalleryRequest } from '../gallery/galleryRequest.ts'

/**
 * Up to 24 public reports whose names sound like a typed one and are not it, the closest sounds first.
 * Costs a read for each.
 * @throws GreenlightError `gallery/load-failed`
 * @public used through importWithRetry
 */
export function listSoundAlikes(
  request: GalleryRequest,
  typed: string,
): Promise<readonly Report[]> {
  return attempt(failure('gallery/load-failed'), async () => {
    const names = soundKeys(nameKey(typed) ?? '')
    if (names.length === 0) return []
    const source = await galleryQuery({ ...request, cells: null, names })
    const { items } = await readPage(source, GALLERY_PAGE_SIZE, null, parseReport)
    return items
      .filter((report) => !isNamed(report, typed))
      .toSorted((a, b) => soundRank(a.name, names) - soundRank(b.name, names))
  })
}
