import { genders } from '@greenlight/domain/gender'
import { tones } from '@greenlight/domain/tone'
import { startFlaggedPaths } from '@greenlight/kit/data/useFlaggedPaths'
import { localStore, type Location, readStored } from '@greenlight/runtime'
import { useEffect } from 'react'
import * as v from 'valibot'
import { joinTerms } from '../filters/privateTerms.ts'
import { startGalleryPage } from './galleryPages.ts'
import type { GalleryRequest } from './galleryRequest.ts'

/** The request of the last visit without filters in the address. */
const KEY = 'gl.gallery.request.v1'

/** In the order of `galleryRequest`: its JSON is the key of the first load. */
const RequestSchema = v.object({
  sort: v.picklist(['asc', 'desc']),
  cells: v.nullable(v.array(v.string())),
  names: v.nullable(v.array(v.string())),
  tones: v.array(v.picklist(tones)),
  genders: v.array(v.picklist(genders)),
  ages: v.nullable(v.tuple([v.number(), v.number()])),
})

/**
 * Begins to read the first cards. The request depends on the member's document (place, whom to see), which is
 * not read yet, so this repeats the request of the last visit. A wrong guess costs up to 6 reads. Does nothing
 * for an address with filters.
 * @public called by the remote's `prepare`
 */
export function startGallery({ location }: { location: Location }): void {
  startFlaggedPaths()
  const noted = joinTerms(location) === '' ? readStored(KEY, RequestSchema) : null
  if (noted) startGalleryPage(noted)
}

/** Stores the request of an address without filters, for the next start. */
export function useNotedRequest(search: string, request: GalleryRequest): void {
  const text = JSON.stringify(request)
  useEffect(() => {
    if (search === '') localStore.set(KEY, text)
  }, [search, text])
}
