import { storageKeys } from '@greenlight/domain/storageKeys'
import { startFlaggedPaths } from '@greenlight/kit/data/useFlaggedPaths'
import { localStore, type Location } from '@greenlight/runtime'
import { useEffect } from 'react'
import { startGalleryPage } from './galleryPages.ts'
import type { GalleryRequest } from './galleryRequest.ts'

/**
 * Begins to read the first cards. The request depends on the member's document (place, whom to see), which is
 * not read yet, so this repeats the request of the last visit. A wrong guess costs up to 6 reads. Does nothing
 * for an address with filters.
 * @public called by the remote's `prepare`
 */
export function startGallery({ location }: { location: Location }): void {
  startFlaggedPaths()
  const noted = location.search === '' ? localStore.get(storageKeys.galleryRequest) : null
  if (noted) startGalleryPage(JSON.parse(noted) as GalleryRequest)
}

/** Notes the request of an address without filters, for the next start. */
export function useNotedRequest(search: string, request: GalleryRequest): void {
  const text = JSON.stringify(request)
  useEffect(() => {
    if (search === '') localStore.set(storageKeys.galleryRequest, text)
  }, [search, text])
}
