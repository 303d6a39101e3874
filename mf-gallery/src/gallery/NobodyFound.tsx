import { paths } from '@greenlight/kit/contract/paths'
import { defaultGalleryFilters, type GalleryFilters } from '@greenlight/kit/domain/galleryFilters'
import type { Place } from '@greenlight/kit/domain/place'
import { Button } from '@greenlight/kit/ui/Button'
import { ButtonLink } from '@greenlight/kit/ui/ButtonLink'
import { EmptyState } from '@greenlight/kit/ui/EmptyState'
import { EmptyGallery } from '@greenlight/kit/ui/illustrations/EmptyGallery'
import type { ReactNode } from 'react'
import type { ChangeFilters } from './useGalleryFilters.ts'

type Props = {
  /** How many profiles were looked through. */
  loaded: number
  filters: GalleryFilters
  place: Place
  onChange: ChangeFilters
  /** Load more, while there are more to look through. */
  loadMore: ReactNode
}

/** No card to show, and what to do about it. */
export function NobodyFound({ loaded, filters, place, onChange, loadMore }: Props) {
  const nearby = filters.miles > 0 && place.text.trim() !== ''
  if (loaded === 0 && !nearby)
    return (
      <EmptyState
        illustration={<EmptyGallery />}
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
      illustration={<EmptyGallery />}
      title="No profiles match"
      action={
        <>
          {loadMore}
          {nearby && (
            <Button onClick={() => onChange('miles', { miles: 0 })}>Show any distance</Button>
          )}
          <Button
            variant="quiet"
            onClick={() => onChange('clear', { ...defaultGalleryFilters, sort: filters.sort })}
          >
            Clear filters
          </Button>
        </>
      }
    >
      {nearby ? (
        <>
          Nobody within {filters.miles} miles of <bdi>{place.text}</bdi>
          {loaded === 0 ? ' yet.' : ` among the ${loaded} looked through.`}
        </>
      ) : (
        `Nobody matches your filters among the ${loaded} looked through.`
      )}
    </EmptyState>
  )
}
