import { importWithRetry, type LoadedData, useLoad } from '@greenlight/runtime'
import { failure } from '../errors.ts'
import type { GalleryRequest } from '../gallery/galleryRequest.ts'
import { activeQueryFilters, type HiddenByQuery, withoutQueryFilter } from './hiddenReports.ts'

const importCount = importWithRetry(() => import('../counts/countReports.ts'))

/**
 * How many reports tone, gender and age hide; `found` is how many the request finds. Costs one read without
 * these filters; only if that is more, and several are active, one more read for each. Null counts nothing.
 */
export function useHiddenByQuery(
  request: GalleryRequest | null,
  found: number,
): LoadedData<HiddenByQuery> {
  const count = async (): Promise<HiddenByQuery> => {
    if (!request) return { all: 0, each: {} }
    const { countReports } = await importCount()
    const moreWithout = async (filter: Parameters<typeof withoutQueryFilter>[1]) =>
      Math.max(0, (await countReports(withoutQueryFilter(request, filter))) - found)
    const all = await moreWithout('all')
    const active = activeQueryFilters(request)
    const [only] = active
    if (all === 0 || !only) return { all, each: {} }
    if (active.length === 1) return { all, each: { [only]: all } }
    const each = active.map(async (filter) => [filter, await moreWithout(filter)] as const)
    return { all, each: Object.fromEntries(await Promise.all(each)) }
  }
  return useLoad(
    request && ['gallery', 'hidden', JSON.stringify(request), found],
    count,
    failure('gallery/load-failed'),
    { fresh: false },
  )
}
