import type { Place } from '@greenlight/domain/coords'
import { isNamed } from '@greenlight/domain/nameWords'
import type { Report } from '@greenlight/domain/report'
import { currentConfig, importWithRetry, useLoad } from '@greenlight/runtime'
import { type ReactNode, type RefObject, useMemo } from 'react'
import styled from 'styled-components'
import { ProfileGrid } from '../cards/ProfileGrid.tsx'
import { countText } from '../counts/countText.ts'
import { useCount } from '../counts/useCounts.ts'
import { failure } from '../errors.ts'
import { type GalleryFilters, passesFilters } from '../filters/galleryFilters.ts'
import { GALLERY_PAGE_SIZE } from '../gallery/galleryPages.ts'
import type { GalleryRequest } from '../gallery/galleryRequest.ts'
import type { LoadedGallery } from '../gallery/useGalleryList.ts'

type Props = {
  list: LoadedGallery
  /** Those with exactly the name. */
  shown: readonly Report[]
  filters: GalleryFilters
  place: Place
  /** True when the list of exact matches is complete. */
  ready: boolean
  count: RefObject<HTMLParagraphElement | null>
  nobody: ReactNode
  children: ReactNode
}

/** The results of a name search: a sentence with the counts, the exact matches, and names that sound alike. */
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

export type SearchAnswerProps = {
  readonly filters: GalleryFilters
  readonly place: Place
  /** How many of the loaded reports have the name and pass the filters. */
  readonly found: number
  /** How many have the name, wherever they are. */
  readonly named: number
  /** How many reports were loaded; null if all of them were. */
  readonly lookedThrough: number | null
  /** All reports that pass the other filters; undefined while they are not counted. */
  readonly total: number | undefined
  /** Whether tone, gender or age leave somebody out of `total`. */
  readonly filtered: boolean
  readonly alike: number | undefined
}

const profiles = (count: number) => (count === 1 ? '1 profile' : `${count} profiles`)

/** The sentence with the counts: how many profiles were found, and among how many. */
export function SearchAnswer({ filters, place, ...answer }: SearchAnswerProps) {
  const { found, named, lookedThrough, total, filtered, alike } = answer
  const isNear = filters.miles > 0 && place.text.trim() !== ''
  const where = isNear && (
    <>
      {place.coords ? ` within ${filters.miles} miles of ` : ' in '}
      <bdi>{place.coords ? place.text.split(',')[0] : place.text}</bdi>
    </>
  )
  const name = <bdi>{filters.name.trim()}</bdi>
  const others = [
    isNear ? 'elsewhere' : '',
    filters.searchText.trim() === '' ? '' : 'without these words',
  ].filter((text) => text !== '')
  return (
    <>
      {found > 0 ? `${profiles(found)} named ` : 'No profile named '}
      {name}
      {where}
      {lookedThrough !== null && ` among the ${lookedThrough} looked through`}
      {found === 0 && named === 0 && lookedThrough === null && !isNear && total !== undefined
        ? ` among ${countText(total)}${filtered ? ' with these filters' : ''}.`
        : found === 0 && '.'}
      {found === 0 && named > 0 && others.length > 0 && ` ${named} ${others.join(' or ')}.`}
      {found === 0 &&
        alike !== undefined &&
        alike > 0 &&
        ` ${alike} ${alike === 1 ? 'sounds' : 'sound'} alike.`}
    </>
  )
}

const importSoundAlikes = importWithRetry(() => import('./listSoundAlikes.ts'))

/**
 * The reports whose names sound like the searched one, near the place; undefined until they are loaded.
 * If `request` is null, nothing is loaded.
 */
function useSoundAlikes(
  request: GalleryRequest | null,
  filters: GalleryFilters,
  place: Place,
): readonly Report[] | undefined {
  const { name } = filters
  const { data } = useLoad(
    request && ['gallery', 'soundAlikes', JSON.stringify(request), name.trim()],
    async () => {
      const { listSoundAlikes } = await importSoundAlikes()
      return request ? listSoundAlikes(request, name) : []
    },
    failure('gallery/load-failed'),
  )
  return useMemo(
    () => data?.filter((report) => passesFilters(report, { ...filters, name: '' }, place)),
    [data, filters, place],
  )
}
