import type { Place } from '@greenlight/domain/coords'
import { nameKey } from '@greenlight/domain/nameWords'
import { paths } from '@greenlight/kit/contract/paths'
import { Button } from '@greenlight/kit/ui/form/Button'
import { ButtonLink } from '@greenlight/kit/ui/form/ButtonLink'
import { EmptyState } from '@greenlight/kit/ui/status/EmptyState'
import type { ReactNode } from 'react'
import { isNearby } from '../answer/answerText.ts'
import { activeChips, type GalleryFilters, withoutFilters } from '../filters/galleryFilters.ts'
import type { ChangeFilters } from '../filters/useGalleryFilters.ts'
import { EmptyGalleryIllustration } from './EmptyGalleryIllustration.tsx'

type Props = {
  /** Number of profiles that were searched. */
  loaded: number
  filters: GalleryFilters
  place: Place
  onChange: ChangeFilters
  /** Load more; false at the end of the list. */
  loadMore: ReactNode
  /** A button that saves what is searched. */
  save: ReactNode
}

/** The empty state of the gallery, with what the member can do. */
export function NobodyFound({ loaded, filters, place, onChange, loadMore, save }: Props) {
  const isSearch = nameKey(filters.name) !== null
  const nearby = isNearby(filters, place)
  if (loaded === 0 && !nearby && !isSearch && activeChips(filters).length === 0)
    return (
      <EmptyState
        illustration={<EmptyGalleryIllustration />}
        title="No profiles yet"
        action={
          <ButtonLink to={paths.share()} $variant="primary">
            Share a profile
          </ButtonLink>
        }
      >
        Be the first to share an experience.
      </EmptyState>
    )
  return (
    <EmptyState
      illustration={<EmptyGalleryIllustration />}
      title="No profiles match"
      action={
        <>
          {loadMore}
          {nearby && !isSearch && (
            <Button onClick={() => onChange('miles', { miles: 0 })}>Show any distance</Button>
          )}
          <Button
            variant="quiet"
            onClick={() => onChange('clear', { ...withoutFilters(filters), name: '' })}
          >
            {isSearch ? 'Clear search' : 'Clear filters'}
          </Button>
          {nearby && save}
        </>
      }
    >
      {isSearch ? (
        'Try another spelling, a nickname or a wider circle.'
      ) : nearby ? (
        <>
          Nobody within {filters.miles} miles of <bdi>{place.text}</bdi>
          {loaded === 0 ? ' yet.' : amongLoaded(loaded)}
        </>
      ) : (
        `Nobody matches your filters${loaded === 0 ? '.' : amongLoaded(loaded)}`
      )}
    </EmptyState>
  )
}

const amongLoaded = (loaded: number) =>
  loaded === 1 ? ' in the one profile looked through.' : ` among the ${loaded} looked through.`
