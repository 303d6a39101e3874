import type { Place } from '@greenlight/domain/coords'
import type { Report } from '@greenlight/domain/report'
import { importWithRetry, useLoad } from '@greenlight/runtime'
import { useMemo } from 'react'
import { passesFilters, type GalleryFilters } from '../filters/galleryFilters.ts'
import type { GalleryRequest } from './galleryRequest.ts'

const importSoundAlikes = importWithRetry(() => import('./listSoundAlikes.ts'))

/**
 * The reports whose names sound like the searched one, near the place; undefined until they are loaded.
 * Null as a request loads nothing.
 */
export function useSoundAlikes(
  request: GalleryRequest | null,
  filters: GalleryFilters,
  place: Place,
): readonly Report[] | undefined {
  const { name } = filters
  const { data } = useLoad(
    request && ['soundAlikes', JSON.stringify(request), name.trim()],
    async () => {
      const { listSoundAlikes } = await importSoundAlikes()
      return request ? listSoundAlikes(request, name) : []
    },
    'gallery-load-failed',
  )
  return useMemo(
    () => data?.filter((report) => passesFilters(report, { ...filters, name: '' }, place)),
    [data, filters, place],
  )
}
