import { errorText } from '@greenlight/kit/domain/errors'
import { passesFilters, type GalleryFilters } from '@greenlight/kit/domain/galleryFilters'
import type { Place } from '@greenlight/kit/domain/place'
import { Button } from '@greenlight/kit/ui/Button'
import { ErrorPanel } from '@greenlight/kit/ui/ErrorPanel'
import { useOnline } from '@greenlight/runtime'
import { useDeferredValue, useMemo } from 'react'
import styled from 'styled-components'
import { GallerySkeleton } from './GallerySkeleton.tsx'
import { NobodyFound } from './NobodyFound.tsx'
import { ProfileGrid } from './ProfileGrid.tsx'
import type { ChangeFilters } from './useGalleryFilters.ts'
import type { LoadedGallery } from './useGalleryList.ts'
import { useGradually } from './useGradually.ts'
import { useLoadMore } from './useLoadMore.ts'

/** Two large screens of cards. */
const DRAWN_AT_ONCE = 48

type Props = {
  list: LoadedGallery
  filters: GalleryFilters
  place: Place
  onChange: ChangeFilters
}

/** The cards, or why there are none. */
export function GalleryResults({ list, filters, place, onChange }: Props) {
  const { reports, next, status, error } = list
  const online = useOnline()
  // Typing and sliding stay quick however many cards there are.
  const wanted = useDeferredValue(filters)
  const near = useDeferredValue(place)
  const shown = useMemo(
    () => reports.filter((report) => passesFilters(report, wanted, near)),
    [reports, wanted, near],
  )
  const drawn = useGradually(shown, DRAWN_AT_ONCE)
  const { loadMore, button, count } = useLoadMore(list, shown)
  const loading = status === 'loading'

  const moreButton = next !== null && (
    <Button ref={button} busy={loading} onClick={() => void loadMore()}>
      {loading ? 'Loading…' : 'Load more'}
    </Button>
  )
  const failure = error && (
    <ErrorPanel
      text={online ? error.message : errorText('offline')}
      onRetry={() => void loadMore()}
      retrying={loading}
    />
  )
  if (reports.length === 0 && status !== 'loaded') return failure ?? <GallerySkeleton />
  return (
    <>
      <Count role="status" tabIndex={-1} ref={count}>
        {countText(shown.length, reports.length)}
      </Count>
      {shown.length > 0 && <ProfileGrid reports={drawn} from={near.coords} />}
      {shown.length === 0 && loading && <GallerySkeleton />}
      {shown.length === 0 && !loading && (
        <NobodyFound
          loaded={reports.length}
          filters={filters}
          place={place}
          onChange={onChange}
          loadMore={!failure && moreButton}
        />
      )}
      {failure}
      {shown.length > 0 && !failure && <More>{moreButton}</More>}
    </>
  )
}

function countText(shown: number, loaded: number): string {
  if (loaded === 0) return ''
  if (shown < loaded) return `${shown} of ${loaded} profiles`
  return loaded === 1 ? '1 profile' : `${loaded} profiles`
}

const Count = styled.p`
  color: var(--gl-ink-soft);
  font-size: var(--gl-text-sm);

  &:focus {
    outline: none;
  }
`

const More = styled.div`
  display: grid;
  justify-content: center;
`
