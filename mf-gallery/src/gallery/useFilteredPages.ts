import { type Failure, type ListPage, type LoadKey, usePages } from '@greenlight/runtime'
import { useEffect, useMemo, useState } from 'react'
import { GALLERY_PAGE_SIZE } from './galleryPages.ts'

const MAX_PAGES = 4

type Filtered<Item, Cursor> = {
  readonly key: LoadKey
  readonly fetchPage: (after: Cursor | null) => Promise<ListPage<Item, Cursor>>
  readonly passes: (item: Item) => boolean
  readonly failure: Failure
  /**
   * When the first visit loads more than one page: with true, if fewer than 24 items of the first page pass; with
   * false, which is the default, only if none passes.
   */
  readonly thorough?: boolean
  /** Loads at least this many items: as many as there were before a reload. Default 0. */
  readonly atLeast?: number
}

type Search = {
  readonly key: LoadKey
  /** How many items were loaded when the search began; null when it has ended. */
  readonly start: number | null
  readonly pressed: boolean
}

/**
 * A list in pages of 24, filtered on this device. The first visit costs one page, and up to four more if
 * nothing of the first one passes. Load more costs one to four pages, until 24 new items pass. A key
 * that was loaded before costs nothing.
 */
export function useFilteredPages<Item extends { readonly id: string }, Cursor>({
  key,
  fetchPage,
  passes,
  failure,
  thorough = false,
  atLeast = 0,
}: Filtered<Item, Cursor>) {
  const pages = usePages(key, fetchPage, failure, { fresh: false })
  const { items, error } = pages
  const [search, setSearch] = useState(() => firstSearch(key, items))
  const [arrived, setArrived] = useState<readonly Item[] | null>(null)
  if (search.key !== key) setSearch(firstSearch(key, items))

  const { start, pressed } = search
  const isSearching = search.key === key && start !== null
  const enough = Math.max(GALLERY_PAGE_SIZE, atLeast)
  const goesOn =
    isSearching && items && !error && needsMore(items, { start, passes, thorough, enough })
  const next = goesOn ? pages.loadMore : null
  useEffect(() => {
    next?.()
  }, [next])
  if (isSearching && items && !pages.loading && !next) {
    setSearch({ key, start: null, pressed: false })
    if (pressed) setArrived(items.slice(start))
  }

  return {
    items: useMemo(() => items && withoutRepeats(items), [items]),
    error,
    loading: pages.loading || (isSearching && !error),
    /** The number of items of the first page that may still be loaded. */
    missing: isSearching && items && !error ? Math.max(0, GALLERY_PAGE_SIZE - items.length) : 0,
    hasMore: pages.loadMore !== null || pages.loading || error !== null,
    /** The items that the latest press of Load more added, once all are loaded. */
    arrived,
    /** Load more, or Retry after an error. */
    load: () => {
      setSearch({ key, start: items?.length ?? 0, pressed: true })
      if (error) pages.retry()
      else pages.loadMore?.()
    },
  }
}

const firstSearch = (key: LoadKey, items: readonly unknown[] | undefined): Search => ({
  key,
  start: items && items.length >= GALLERY_PAGE_SIZE ? null : 0,
  pressed: false,
})

type Progress<Item> = Pick<Required<Filtered<Item, never>>, 'passes' | 'thorough'> & {
  readonly start: number
  readonly enough: number
}

function needsMore<Item>(
  items: readonly Item[],
  { start, passes, thorough, enough }: Progress<Item>,
): boolean {
  // The first page comes in two steps.
  if (items.length < enough) return true
  if (start === 0) {
    const wanted = thorough ? GALLERY_PAGE_SIZE : 1
    if (enough > GALLERY_PAGE_SIZE) return false
    if (items.slice(0, GALLERY_PAGE_SIZE).filter(passes).length >= wanted) return false
  }
  const found = items.slice(Math.max(start, GALLERY_PAGE_SIZE))
  return (
    found.length < MAX_PAGES * GALLERY_PAGE_SIZE && found.filter(passes).length < GALLERY_PAGE_SIZE
  )
}

/** A document that changes while pages are read can be on two of them. */
function withoutRepeats<Item extends { readonly id: string }>(items: readonly Item[]) {
  const seen = new Set<string>()
  return items.filter(({ id }) => !seen.has(id) && seen.add(id))
}
