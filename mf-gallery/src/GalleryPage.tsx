import { passesFilters } from '@greenlight/kit/domain/galleryFilters'
import type { Report } from '@greenlight/kit/domain/report'
import { Page } from '@greenlight/kit/ui/Page'
import { PageTitle } from '@greenlight/kit/ui/PageTitle'
import { useSavedLocation } from '@greenlight/runtime'
import { useMemo } from 'react'
import { GalleryControls } from './gallery/GalleryControls.tsx'
import { galleryQuery } from './gallery/galleryQuery.ts'
import { GalleryResults } from './gallery/GalleryResults.tsx'
import { useGalleryFilters } from './gallery/useGalleryFilters.ts'
import { useGalleryList } from './gallery/useGalleryList.ts'
import { useSettledPlace } from './gallery/useSettledPlace.ts'
import { useUnflagged } from './gallery/useUnflagged.ts'

/** Everyone's shared profiles page by page, those around a place if one is set, filtered on this device. */
export default function GalleryPage() {
  const { filters, settled, change, settle } = useGalleryFilters()
  const { locationText: text, locationCoords: coords } = useSavedLocation()
  const place = useMemo(() => ({ text, coords }), [text, coords])
  const passes = (report: Report) => passesFilters(report, filters, place)
  const query = galleryQuery(settled, useSettledPlace(place))
  const list = useUnflagged(useGalleryList(query, passes))
  return (
    <Page>
      <PageTitle>Gallery</PageTitle>
      <GalleryControls filters={filters} place={place} onChange={change} onSettle={settle} />
      <GalleryResults list={list} filters={filters} place={place} onChange={change} />
    </Page>
  )
}
