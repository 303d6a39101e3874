import type { Place } from '@greenlight/domain/coords'
import { isNamed as hasName, nameWords } from '@greenlight/domain/nameWords'
import type { Report } from '@greenlight/domain/report'
import { currentConfig } from '@greenlight/runtime'
import { answerText, isNearby, placeNote } from '../answer/answerText.ts'
import { activeQueryFilters, hiddenOffers } from '../answer/hiddenReports.ts'
import { useHiddenByQuery } from '../answer/useHiddenByQuery.ts'
import { useCount } from '../counts/useCounts.ts'
import { type GalleryFilters, passesFilters } from '../filters/galleryFilters.ts'
import { useSoundAlikes } from '../nameSearch/SoundAlikes.tsx'
import { nearestText, useNearest } from '../nearest/NearestProfiles.tsx'
import { ownHiddenText, useOwnHidden } from '../ownShares/OwnHidden.tsx'
import { GALLERY_PAGE_SIZE } from './galleryPages.ts'
import type { LoadedGallery } from './useGalleryList.ts'

type Searched = {
  readonly list: LoadedGallery
  /** The loaded reports that pass all filters. */
  readonly shown: readonly Report[]
  readonly filters: GalleryFilters
  readonly place: Place
  /** Why the place is no town of the list, or which one it is; '' if that is not known. */
  readonly placeQuestion: string
  /** Whether the list is loaded and typing has paused. */
  readonly ready: boolean
  /** Whether a name is searched. */
  readonly isNamed: boolean
}

/**
 * What the gallery answers: a sentence that is true, and what it leaves out. A name that fewer than 24 have,
 * and an empty list, are also counted without filters, and compared by sound or by distance. `complete` is
 * false until all of it is known.
 */
export function useAnswer({
  list,
  shown,
  filters,
  place,
  placeQuestion,
  ready,
  isNamed,
}: Searched) {
  const { request, hasMore, hidden, isHidden, reports = [] } = list
  const isEmpty = shown.length === 0
  const near = isNearby(filters, place)
  const words = isNamed ? nameWords(filters.name) : []
  const allNamed = reports.every((report) => hasName(report, filters.name))
  const isExact = request.cells === null && words.length < 2 && (!isNamed || allNamed)

  const hidesByQuery = activeQueryFilters(request).length > 0
  const isShort = isNamed ? shown.length < GALLERY_PAGE_SIZE : isEmpty
  const wantsHidden = ready && isShort && !hasMore && hidesByQuery
  const loaded = reports.length + hidden.length
  const byQuery = useHiddenByQuery(wantsHidden ? request : null, loaded)

  const filtersHere = near || filters.searchText.trim() !== '' || !isExact
  const wantsTotal = ready && hasMore && !filtersHere
  const total = useCount(wantsTotal ? request : null)

  const wantsAlikes = ready && isNamed && isShort
  const { alikes, loading: alikesLoading } = useSoundAlikes(
    wantsAlikes ? request : null,
    filters,
    place,
  )
  const { own, loading: ownLoading } = useOwnHidden(ready && isNamed ? filters.name : null)
  const wantsNearest = ready && !isNamed && isEmpty && !hasMore && near
  const { nearest, loading: nearestLoading } = useNearest(
    wantsNearest ? request : null,
    place,
    filters.miles,
    isHidden,
  )

  const offers = ready
    ? hiddenOffers({ filters, place, reports, byQuery: byQuery.data ?? null, isExact, isNamed })
    : []
  const mine = hidden.filter((report) => passesFilters(report, filters, place)).length
  const isCounting =
    (wantsHidden && !byQuery.data && !byQuery.error) ||
    (wantsTotal && total.data === undefined && !total.error)
  const complete = ready && !isCounting && !alikesLoading && !nearestLoading && !ownLoading
  const sentence = answerText({
    filters,
    place,
    request,
    isNamed,
    found: shown.length,
    loaded: reports.length,
    hasMore,
    total: wantsTotal ? total.data : undefined,
    // Unknown counts as hidden: "nobody" is said only if it is true.
    isHiding: offers.length > 0 || mine > 0 || (wantsHidden && !byQuery.data),
    hiddenByMe: mine,
  })
  return {
    sentence,
    complete,
    offers,
    alikes,
    own,
    alike: alikes.length,
    nearest,
    said: nearest ? nearestText(nearest, place) : '',
    note: [
      nameNote(filters, isNamed),
      ownHiddenText(own.length),
      placeNote(filters, place, placeQuestion),
    ]
      .filter((text) => text !== '')
      .join(' '),
  }
}

function nameNote(filters: GalleryFilters, isNamed: boolean): string {
  const letters =
    filters.name.trim() !== '' && !isNamed ? 'Type at least two letters of a name.' : ''
  const old =
    isNamed && !currentConfig().galleryNames
      ? 'Profiles shared long ago are found by place only.'
      : ''
  return letters || old
}
