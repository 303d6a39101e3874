import {
  changePages,
  type Failure,
  type ListPage,
  type LoadKey,
  type PagePlace,
  useForgetOnUnmount,
  usePages,
} from '@greenlight/runtime'
import { type Listed, sortItems } from './listOrder.ts'

type List<T, Cursor> = {
  /** Null loads nothing. */
  readonly key: LoadKey | null
  readonly fetchPage: (after: Cursor | null) => Promise<ListPage<T, Cursor>>
  readonly failure: Failure
  /** Where items that the member adds are shown. */
  readonly newest: 'first' | 'last'
}

export type Contributions<T extends Listed> = ReturnType<typeof useContributions<T, unknown>>

/**
 * Experiences or comments, page by page. Items that the member adds, changes or deletes are changed in the
 * loaded pages.
 */
export function useContributions<T extends Listed, Cursor>({
  key,
  fetchPage,
  failure,
  newest,
}: List<T, Cursor>) {
  const { items, error, loading, loadMore, retry } = usePages(key, fetchPage, failure)
  // Otherwise the next visit would read all of these pages again.
  useForgetOnUnmount(key)
  const change = (to: (page: readonly T[], place: PagePlace) => readonly T[]) => {
    if (key) changePages(key, to)
  }
  return {
    items: sortItems(items ?? [], newest),
    isLoaded: items !== undefined,
    error,
    loading,
    /** There are items that are not loaded yet. */
    hasMore: loadMore !== null || (loading && items !== undefined),
    loadMore,
    retry,
    /** Shows an added item. It replaces an item with the same id. */
    show: (item: T) =>
      change((page, { isFirst, isLast }) => {
        const others = page.filter(({ id }) => id !== item.id)
        if (newest === 'first') return isFirst ? [item, ...others] : others
        return isLast ? [...others, { ...item, isAdded: true }] : others
      }),
    /** Shows a changed item in its place. */
    replace: (item: T) =>
      change((page) => page.map((before) => (before.id === item.id ? item : before))),
    /** Hides an item that was deleted or could not be written. */
    remove: (id: string) => change((page) => page.filter((item) => item.id !== id)),
  }
}
