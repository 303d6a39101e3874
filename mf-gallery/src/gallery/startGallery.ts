import { storageKeys } from '@greenlight/domain/storageKeys'
import { startFlaggedPaths } from '@greenlight/kit/data/useFlaggedPaths'
import { localStore, type Location } from '@greenlight/runtime'
import { useEffect } from 'react'
import { startGalleryPage } from './galleryPages.ts'
import type { GalleryRequest } from './galleryRequest.ts'

/**
 * Begins to read the first cards before the member's document is there, from which the request follows (place,
 * whom to see): asks for what the last visit asked for. A wrong guess costs up to 6 reads. Addresses with
 * filters wait.
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
