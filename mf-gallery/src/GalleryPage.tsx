import type { Report } from '@greenlight/domain/report'
import { hiddenStyle } from '@greenlight/kit/ui/display/Text'
import { Page, PageTitle } from '@greenlight/kit/ui/layout/Page'
import { LegalLinks } from '@greenlight/kit/ui/legal/LegalLinks'
import { useLocation } from '@greenlight/runtime'
import styled from 'styled-components'
import { isNearby, peopleText } from './answer/answerText.ts'
import { passesFilters } from './filters/galleryFilters.ts'
import { joinTerms } from './filters/privateTerms.ts'
import { useGalleryFilters } from './filters/useGalleryFilters.ts'
import { EarlyAccessNote } from './gallery/EarlyAccessNote.tsx'
import { GalleryControls } from './gallery/GalleryControls.tsx'
import { createGalleryLists } from './gallery/galleryLists.ts'
import { galleryRequest, isSameRequest } from './gallery/galleryRequest.ts'
import { GalleryResults } from './gallery/GalleryResults.tsx'
import { createLastCards, useFocusOnLastCard } from './gallery/lastCards.ts'
import { useNotedRequest } from './gallery/startGallery.ts'
import { useGalleryList } from './gallery/useGalleryList.ts'
import { VerifyNote } from './gallery/VerifyNote.tsx'
import { createLastPhoto } from './photoSearch/lastPhoto.ts'
import { PhotoSearch } from './photoSearch/PhotoSearch.tsx'
import { useGalleryPlace } from './place/useGalleryPlace.ts'
import { useSettledPlace } from './place/useSettledPlace.ts'
import { SavedSearches, SaveSearch } from './searches/SavedSearches.tsx'
import { isSearch, searchTerms } from './searches/searchTerms.ts'

/** Kept between visits, so that Back shows the same list. */
const lists = createGalleryLists()
const lastPhoto = createLastPhoto()
const lastCards = createLastCards()

/** All shared profiles, or those with a name or around a place, page by page. */
export default function GalleryPage() {
  const { filters, addressFilters, showMe, change, settle } = useGalleryFilters()
  const { place, setPlace } = useGalleryPlace(filters.place, change)
  const { place: settledPlace, question, isSettled } = useSettledPlace(place)
  const passes = (report: Report) => passesFilters(report, filters, settledPlace)
  const request = galleryRequest(addressFilters, settledPlace)
  useNotedRequest(joinTerms(useLocation()), request)
  const list = useGalleryList(lists, request, passes)
  const passing = list.reports?.filter(passes).length ?? 0
  useFocusOnLastCard(lastCards, passing > 0)
  const terms = searchTerms(filters, place)
  const searching = isSearch(filters, showMe)
  return (
    <Root>
      <Title>
        <PageTitle>Gallery</PageTitle>
        <Lead>
          {searching || !list.reports || list.hasMore
            ? 'Ask before you meet.'
            : peopleText(passing, isNearby(filters, settledPlace) ? settledPlace : null)}
        </Lead>
      </Title>
      <GalleryControls
        filters={filters}
        place={place}
        request={list.request}
        onChange={change}
        onPlace={setPlace}
        onSettle={settle}
        found={list.reports ? foundText(passing, list.hasMore) : ''}
        photoSearch={<PhotoSearch last={lastPhoto} />}
      >
        {searching && <SaveSearch terms={terms} />}
      </GalleryControls>
      <VerifyNote />
      <SavedSearches terms={terms} onChange={change} />
      <GalleryResults
        list={list}
        filters={filters}
        place={settledPlace}
        placeQuestion={question}
        onChange={change}
        current={isSettled && isSameRequest(galleryRequest(filters, settledPlace), request)}
        save={!searching && <SaveSearch terms={terms} />}
      />
      {!searching && <EarlyAccessNote />}
      <LegalLinks />
    </Root>
  )
}

const foundText = (count: number, hasMore: boolean) => (hasMore ? `${count}+` : String(count))

/** Close together on a phone, so that the first face is visible at once. */
const Root = styled(Page)`
  @media (max-width: 48rem) {
    gap: var(--gl-space-3);
    padding-block-start: var(--gl-space-4);
  }
`

const Lead = styled.p`
  margin-block-start: var(--gl-space-1);
  color: var(--gl-ink-soft);
`

/** Hidden visually on a phone, where the menu marks this page. */
const Title = styled.div`
  @media (max-width: 48rem) {
    ${hiddenStyle}
  }
`
