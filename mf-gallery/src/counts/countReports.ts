import { attempt } from '@greenlight/kit/data/attempt'
import { firestore } from '@greenlight/runtime'
import { failure } from '../errors.ts'
import { galleryQuery } from '../gallery/galleryPages.ts'
import type { GalleryRequest } from '../gallery/galleryRequest.ts'
import { COUNT_LIMIT } from './countText.ts'

/**
 * How many public reports a request finds; counts up to 101, which means more than 100. Costs one read.
 * @throws GreenlightError `gallery/load-failed`
 */
export function countReports(request: GalleryRequest): Promise<number> {
  return attempt(failure('gallery/load-failed'), async () => {
    const { getCount, limit, query } = await firestore()
    const counted = query(await galleryQuery(request), limit(COUNT_LIMIT))
    return (await getCount(counted)).data().count
  })
}
