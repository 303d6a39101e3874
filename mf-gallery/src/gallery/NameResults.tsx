import type { Place } from '@greenlight/domain/coords'
import type { Report } from '@greenlight/domain/report'
import { currentConfig } from '@greenlight/runtime'
import type { ReactNode, RefObject } from 'react'
import styled from 'styled-components'
import { ProfileGrid } from '../cards/ProfileGrid.tsx'
import { isNamed } from '@greenlight/domain/nameWords'
import type { GalleryFilters } from '../filters/galleryFilters.ts'
import { GALLERY_PAGE_SIZE } from './galleryPages.ts'
import { SearchAnswer } from './SearchAnswer.tsx'
import { useCount } from './useCounts.ts'
import type { LoadedGallery } from './useGalleryList.ts'
import { useSoundAlikes } from './useSoundAlikes.ts'

type Props = {
  list: LoadedGallery
  /** Those with exactly the name. */
  shown: readonly Report[]
  filters: GalleryFilters
  place: Place
  /** Whether everything is loaded that the answer is about. */
  ready: boolean
  count: RefObject<HTMLParagraphElement | null>
  nobody: ReactNode
  children: ReactNode
}

/** The profiles with a name, what is true of them in a sentence, and then those that sound alike. */
export function NameResults({ list, shown, filters, place, ready, count, ...nodes }: Props) {
  const { request, hasMore, reports = [] } = list
  const named = reports.filter((report) => isNamed(report, filters.name)).length
  const wantsAlikes = ready && shown.length < GALLERY_PAGE_SIZE
  const alikes = useSoundAlikes(wantsAlikes ? request : null, filters, place)
  const total = useCount(ready && named === 0 ? { ...request, names: null, sort: 'desc' } : null)
  const { tones, genders, ages } = request
  return (
    <>
      <Answer role="status" tabIndex={-1} ref={count}>
        {ready ? (
          <SearchAnswer
            filters={filters}
            place={place}
            found={shown.length}
            named={named}
            lookedThrough={hasMore ? reports.length : null}
            total={total}
            filtered={tones.length > 0 || genders.length > 0 || ages !== null}
            alike={alikes?.length}
          />
        ) : (
          'Searching…'
        )}
        {!currentConfig().galleryNames && ' Profiles shared long ago are found by place only.'}
      </Answer>
      {nodes.children}
      {(alikes?.length ?? 0) === 0 && nodes.nobody}
      {ready && alikes && alikes.length > 0 && (
        <section aria-labelledby="sounds-like">
          <Heading id="sounds-like">
            Sounds like <bdi>{filters.name.trim()}</bdi>
          </Heading>
          <ProfileGrid reports={alikes} from={place.coords} coming={0} />
        </section>
      )}
    </>
  )
}

const Answer = styled.p`
  font-weight: 600;

  &:focus {
    outline: none;
  }
`

const Heading = styled.h2`
  margin-block-end: var(--gl-space-4);
  font-size: var(--gl-text-lg);
`
