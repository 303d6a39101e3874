import type { Place } from '@greenlight/domain/coords'
import { nameKey } from '@greenlight/domain/nameWords'
import type { Report } from '@greenlight/domain/report'
import { Button } from '@greenlight/kit/ui/form/Button'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import { cardId } from '../cards/ProfileCard.tsx'
import { GallerySkeleton, groupOfProfile, ProfileGrid } from '../cards/ProfileGrid.tsx'
import {
  createSearchTextCache,
  type GalleryFilters,
  passesFilters,
} from '../filters/galleryFilters.ts'
import type { ChangeFilters } from '../filters/useGalleryFilters.ts'
import { NameResults } from '../nameSearch/NameResults.tsx'
import { NobodyFound } from './NobodyFound.tsx'
import type { LoadedGallery } from './useGalleryList.ts'
import { useGradually } from './useGradually.ts'

/** About two large screens of cards. */
const RENDERED_AT_ONCE = 48

type Props = {
  list: LoadedGallery
  filters: GalleryFilters
  place: Place
  onChange: ChangeFilters
  /** Whether the list is that of the name in `filters`, not of one typed before. */
  current: boolean
}

/** The cards, or the state that replaces them: loading, empty or failed. */
export function GalleryResults({ list, filters, place, onChange, current }: Props) {
  const { reports, loading, error, hasMore, load, missing } = list
  // Keeps typing and sliders responsive with many cards.
  const shownFilters = useDeferredValue(filters)
  const shownPlace = useDeferredValue(place)
  const [textOf] = useState(createSearchTextCache)
  const shown = useMemo(
    () => reports?.filter((each) => passesFilters(each, shownFilters, shownPlace, textOf)) ?? [],
    [reports, shownFilters, shownPlace, textOf],
  )
  const rendered = useGradually(shown, RENDERED_AT_ONCE, groupOfProfile)
  const { button, count } = useFocusAfterLoadMore(list.arrived, shown)
  const isSearch = nameKey(filters.name) !== null

  const moreButton = hasMore && (
    <Button ref={button} busy={loading} onClick={load}>
      {loading ? 'Loading…' : 'Load more'}
    </Button>
  )
  const failure = error && <ErrorPanel text={error.message} onRetry={load} retrying={loading} />
  if (!reports) return failure ?? <GallerySkeleton />
  const isEmpty = shown.length === 0
  const busy = loading || !current
  const grid = !isEmpty && (
    <ProfileGrid reports={rendered} from={shownPlace.coords} coming={isSearch ? 0 : missing} />
  )
  const more = !isEmpty && missing === 0 && !failure && <More>{moreButton}</More>
  const nobody = isEmpty && !busy && (
    <NobodyFound
      loaded={reports.length}
      filters={filters}
      place={place}
      onChange={onChange}
      loadMore={!failure && moreButton}
    />
  )
  if (isSearch)
    return (
      <NameResults
        list={list}
        shown={shown}
        filters={filters}
        place={place}
        ready={!busy && !failure}
        count={count}
        nobody={nobody}
      >
        {grid}
        {isEmpty && busy && <GallerySkeleton />}
        {failure}
        {more}
      </NameResults>
    )
  return (
    <>
      <Count role="status" tabIndex={-1} ref={count}>
        {missing > 0 ? '\u00a0' : loadedText(shown.length, reports.length)}
      </Count>
      {grid}
      {isEmpty && busy && <GallerySkeleton />}
      {nobody}
      {failure}
      {more}
    </>
  )
}

/**
 * Moves the focus to the first new card; to the count if no card came and the button is gone. Does
 * nothing if the member has moved the focus meanwhile.
 */
function useFocusAfterLoadMore(arrived: readonly Report[] | null, shown: readonly Report[]) {
  const button = useRef<HTMLButtonElement>(null)
  const count = useRef<HTMLParagraphElement>(null)
  const focusFirstNew = useEffectEvent((reports: readonly Report[]) => {
    const { activeElement } = document
    if (activeElement !== document.body && activeElement !== button.current) return
    const first = reports.find((report) => shown.includes(report))
    if (first) document.getElementById(cardId(first.id))?.focus()
    else if (!button.current) count.current?.focus()
  })
  useEffect(() => {
    if (arrived) focusFirstNew(arrived)
  }, [arrived])
  return { button, count }
}

/** "1 profile", "12 of 1,024 profiles"; '' for none. */
function loadedText(shown: number, loaded: number): string {
  if (loaded === 0) return ''
  const total = loaded.toLocaleString('en-US')
  if (shown < loaded) return `${shown.toLocaleString('en-US')} of ${total} profiles`
  return loaded === 1 ? '1 profile' : `${total} profiles`
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
