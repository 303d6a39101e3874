import type { Report } from '@greenlight/domain/report'
import { Page, PageTitle } from '@greenlight/kit/ui/layout/Page'
import { hiddenStyle } from '@greenlight/kit/ui/display/Text'
import { useLocation, Link, localStore, savedLocation, useSavedLocation } from '@greenlight/runtime'
import styled from 'styled-components'
import { storageKeys } from '@greenlight/domain/storageKeys'
import { paths } from '@greenlight/kit/contract/paths'
import { Button } from '@greenlight/kit/ui/form/Button'
import X from 'lucide-react/icons/x'
import { useState, useMemo } from 'react'
import type { Place } from '@greenlight/domain/coords'
import { GalleryControls } from './filters/GalleryControls.tsx'
import { passesFilters } from './filters/galleryFilters.ts'
import { useGalleryFilters, type ChangeFilters } from './filters/useGalleryFilters.ts'
import { galleryRequest } from './gallery/galleryRequest.ts'
import { GalleryResults } from './gallery/GalleryResults.tsx'
import { useGalleryList, useNotedRequest, useSettledPlace } from './gallery/useGalleryList.ts'
import { SavedSearches, SaveSearch } from './searches/SavedSearches.tsx'
import { isSearch, searchTerms } from './searches/searchTerms.ts'

export { startGallery as start } from './gallery/useGalleryList.ts'

/** All shared profiles, or those with a name or around a place, page by page. */
export default function GalleryPage() {
  const { filters, addressFilters, showMe, change, settle } = useGalleryFilters()
  const { place, setPlace } = useGalleryPlace(filters.place, change)
  const passes = (report: Report) => passesFilters(report, filters, place)
  const request = galleryRequest(addressFilters, useSettledPlace(place))
  useNotedRequest(useLocation().search, request)
  const list = useGalleryList(request, passes)
  const terms = searchTerms(filters, place)
  const searching = isSearch(filters, showMe)
  return (
    <Root>
      <Title>
        <PageTitle>Gallery</PageTitle>
      </Title>
      <GalleryControls
        filters={filters}
        place={place}
        request={list.request}
        onChange={change}
        onPlace={setPlace}
        onSettle={settle}
      >
        {searching && <SaveSearch terms={terms} />}
      </GalleryControls>
      <SavedSearches terms={terms} onChange={change} />
      {!searching && <EarlyNote />}
      <GalleryResults
        list={list}
        filters={filters}
        place={place}
        onChange={change}
        current={addressFilters.name === filters.name}
      />
    </Root>
  )
}

/** Close together on a phone, so that the first face is visible at once. */
const Root = styled(Page)`
  @media (max-width: 48rem) {
    gap: var(--gl-space-3);
    padding-block-start: var(--gl-space-4);
  }
`

/** For screen readers only on a phone: the menu says where the member is. */
const Title = styled.div`
  @media (max-width: 48rem) {
    ${hiddenStyle}
  }
`

/** The early-access notice for those who skipped the welcome slides, until they close it. */
function EarlyNote() {
  const [open, setOpen] = useState(() => localStore.get(storageKeys.earlyNote) === null)
  if (!open) return null
  const close = () => {
    localStore.set(storageKeys.earlyNote, '1')
    setOpen(false)
  }
  return (
    <Note aria-label="Early access">
      <p>
        In beta: <Link to={paths.feedback()}>tell us what to change</Link>
      </p>
      <Button size="small" variant="quiet" aria-label="Close the note" onClick={close}>
        <X aria-hidden />
      </Button>
    </Note>
  )
}

const Note = styled.aside`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--gl-space-2);
  min-height: 2.25rem;
  padding: 0 0 0 var(--gl-space-3);
  border-radius: var(--gl-radius-m);
  background: var(--gl-tint-3);
  font-size: var(--gl-text-sm);

  /* The green of links is too light on this ground. */
  & a {
    color: inherit;
  }
`

/** The place that this page has saved last. */
let lastSaved: Place | undefined

const isLastSaved = ({ text, coords }: Place) =>
  lastSaved?.text === text && lastSaved.coords === coords

/**
 * The place of the gallery: that of the address, else the one saved on this device. `setPlace` writes both. A
 * place that this page saves does not change `start`, so Back to an address without a place shows the earlier
 * one.
 */
function useGalleryPlace(fromAddress: Place | null, change: ChangeFilters) {
  const { locationText: text, locationCoords: coords } = useSavedLocation()
  const saved = useMemo(() => ({ text, coords }), [text, coords])
  const [start, setStart] = useState(saved)
  // Another tab, or the member's profile, has changed the saved place.
  if (!fromAddress && start !== saved && !isLastSaved(saved)) setStart(saved)

  const setPlace = (place: Place) => {
    lastSaved = place
    change('place', { place })
    savedLocation.set({ locationText: place.text, locationCoords: place.coords })
  }
  return { place: useMemo(() => fromAddress ?? start, [fromAddress, start]), setPlace }
}
