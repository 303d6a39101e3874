import { listGalleryPage } from '@greenlight/kit/data/reports/listGalleryPage'
import type { Cursor } from '@greenlight/kit/data/readPage'
import { toGreenlightError, type GreenlightError } from '@greenlight/kit/domain/errors'
import { loadMore } from '@greenlight/kit/domain/galleryPager'
import type { Report } from '@greenlight/kit/domain/report'
import type { GalleryQuery } from './galleryQuery.ts'

export type GalleryListState = {
  /** Everything loaded, also what the filters hide. */
  readonly reports: readonly Report[]
  /** Where the next page begins; null at the end, and before the first page. */
  readonly next: Cursor | null
  readonly status: 'empty' | 'loading' | 'loaded'
  /** Why the last load failed or broke off. */
  readonly error: GreenlightError | null
}

/** What one query finds, loaded page by page. It outlives its page, so that Back finds it as it was. */
export type GalleryList = {
  readonly query: GalleryQuery
  readonly getState: () => GalleryListState
  readonly subscribe: (listener: () => void) => () => void
  /**
   * Loads the first page, or as many more as one press of Load more brings; one call at a time.
   * Answers what came. Never rejects: a failure is in the state.
   */
  readonly load: (passes: (report: Report) => boolean) => Promise<readonly Report[]>
}

export function createGalleryList(query: GalleryQuery): GalleryList {
  let state: GalleryListState = { reports: [], next: null, status: 'empty', error: null }
  const listeners = new Set<() => void>()
  const fetchPage = (cursor: Cursor | null) =>
    listGalleryPage({
      sort: query.sort === 'newest' ? 'desc' : 'asc',
      cells: query.cells,
      cursor,
    })

  function publish(changes: Partial<GalleryListState>): void {
    state = { ...state, ...changes }
    listeners.forEach((listener) => listener())
  }

  async function load(passes: (report: Report) => boolean): Promise<readonly Report[]> {
    const { reports, next: after, status } = state
    if (status === 'loading' || (status === 'loaded' && after === null)) return []
    publish({ status: 'loading', error: null })
    try {
      const known = new Set(reports.map(({ id }) => id))
      const loaded =
        status === 'empty'
          ? { ...(await fetchPage(null)), error: null }
          : await loadMore<Report, Cursor>({ fetchPage, after, passes, known })
      const { items, next, error } = loaded
      publish({
        reports: [...reports, ...items],
        next,
        status: 'loaded',
        error: error === null ? null : toGreenlightError(error, 'gallery-load-failed'),
      })
      // One page is what a visit costs. Only where it would show nobody, the next ones are looked through.
      if (status !== 'empty' || items.some(passes)) return items
      return [...items, ...(await load(passes))]
    } catch (cause) {
      publish({ status, error: toGreenlightError(cause, 'gallery-load-failed') })
      return []
    }
  }

  return {
    query,
    load,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
