import type { Place } from '@greenlight/domain/coords'
import { nameKey } from '@greenlight/domain/nameWords'
import type { Report } from '@greenlight/domain/report'
import { Button } from '@greenlight/kit/ui/form/Button'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import {
  type ReactNode,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import styled from 'styled-components'
import { AnswerLine } from '../answer/AnswerLine.tsx'
import { HiddenByMe } from '../answer/HiddenByMe.tsx'
import { useSettled } from '../answer/useSettled.ts'
import { cardId } from '../cards/ProfileCard.tsx'
import { GallerySkeleton, groupOfProfile, ProfileGrid } from '../cards/ProfileGrid.tsx'
import {
  createSearchTextCache,
  type GalleryFilters,
  passesFilters,
} from '../filters/galleryFilters.ts'
import type { ChangeFilters } from '../filters/useGalleryFilters.ts'
import { SoundAlikes } from '../nameSearch/SoundAlikes.tsx'
import { NearestProfiles } from '../nearest/NearestProfiles.tsx'
import { OwnHidden } from '../ownShares/OwnHidden.tsx'
import type { GalleryRequest } from './galleryRequest.ts'
import { NobodyFound } from './NobodyFound.tsx'
import { useAnswer } from './useAnswer.ts'
import type { LoadedGallery } from './useGalleryList.ts'
import { useGradually } from './useGradually.ts'

/** Typing has paused. */
const PAUSE_MS = 500
/** About two large screens of cards. */
const RENDERED_AT_ONCE = 48

type Props = {
  list: LoadedGallery
  filters: GalleryFilters
  /** The place that the list is of. */
  place: Place
  /** As for `useAnswer`. */
  placeQuestion: string
  onChange: ChangeFilters
  /** Whether the list is that of the filters and the place, not of those before. */
  current: boolean
  /** A button that saves what is searched. */
  save: ReactNode
}

/** The answer, and the cards or the state that replaces them: loading, empty or failed. */
export function GalleryResults({ list, filters, place, onChange, current, ...rest }: Props) {
  const { placeQuestion, save } = rest
  const { reports, hidden, loading, error, hasMore, load, missing, request } = list
  // Keeps typing and sliders responsive with many cards.
  const shownFilters = useDeferredValue(filters)
  const [textOf] = useState(createSearchTextCache)
  const passing = (all: readonly Report[]) =>
    all.filter((each) => passesFilters(each, shownFilters, place, textOf))
  const shown = useMemo(
    () => reports?.filter((each) => passesFilters(each, shownFilters, place, textOf)) ?? [],
    [reports, shownFilters, place, textOf],
  )
  const rendered = useGradually(shown, RENDERED_AT_ONCE, groupOfProfile)
  const { button, count } = useFocusAfterLoadMore(list.arrived, shown)
  const isNamed = nameKey(filters.name) !== null
  const isEmpty = shown.length === 0
  const busy = !reports || loading || !current
  const isPaused = useSettled(JSON.stringify([request, filters, place]), PAUSE_MS)
  const ready = !busy && !error && isPaused && missing === 0

  const answer = useAnswer({ list, shown, filters, place, placeQuestion, ready, isNamed })
  const mine = isNamed || isEmpty ? passing(hidden) : []
  // Of one answer only: another search begins folded.
  const [unfolded, setUnfolded] = useState<GalleryRequest | null>(null)
  const showsHidden = unfolded === request
  const { nearest } = answer

  const moreButton = hasMore && (
    <Button ref={button} busy={loading} onClick={load}>
      {loading ? 'Loading…' : 'Load more'}
    </Button>
  )
  const failure = error && <ErrorPanel text={error.message} onRetry={load} retrying={loading} />
  return (
    <>
      <AnswerLine
        {...answer}
        sentence={answer.complete ? answer.sentence : busy && isNamed ? 'Searching…' : '\u00a0'}
        note={error ? '' : answer.note}
        hiddenByMe={mine.length}
        showsHidden={showsHidden}
        isShown={!error && (isNamed || !isEmpty)}
        isStrong={isNamed}
        onChange={onChange}
        onToggleHidden={() => setUnfolded(showsHidden ? null : request)}
        target={count}
      />
      {showsHidden && mine.length > 0 && <HiddenByMe reports={mine} place={place} />}
      {answer.own.length > 0 && <OwnHidden reports={answer.own} place={place} />}
      {!isEmpty && (
        <ProfileGrid
          reports={rendered}
          from={place.coords}
          coming={isNamed ? 0 : missing}
          isFirst
        />
      )}
      {isEmpty && busy && !failure && <GallerySkeleton />}
      {isEmpty && answer.complete && answer.alikes.length === 0 && (
        <NobodyFound
          loaded={reports?.length ?? 0}
          filters={filters}
          place={place}
          onChange={onChange}
          loadMore={moreButton}
          save={save}
        />
      )}
      {isEmpty && nearest && <NearestProfiles nearest={nearest} place={place} />}
      {failure}
      {!isEmpty && missing === 0 && !failure && <More>{moreButton}</More>}
      {answer.alikes.length > 0 && (
        <SoundAlikes name={filters.name} reports={answer.alikes} place={place} />
      )}
    </>
  )
}

/**
 * Moves the focus to the first new card, or to the count if no card was added and the button was removed.
 * Does nothing if the member has moved the focus meanwhile.
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

const More = styled.div`
  display: grid;
  justify-content: center;
`
