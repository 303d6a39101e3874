import {
  type Failure,
  type ListPage,
  type LoadKey,
  useForgetOnUnmount,
  usePages,
} from '@greenlight/runtime'
import { useState } from 'react'
import { joinItems } from './contributionRules.ts'

type List<T, Cursor> = {
  /** Null loads nothing. */
  readonly key: LoadKey | null
  readonly fetchPage: (after: Cursor | null) => Promise<ListPage<T, Cursor>>
  readonly failure: Failure
  /** Where items that the member adds are shown. */
  readonly newest: 'first' | 'last'
}

export type Contributions<T extends { readonly id: string }> = ReturnType<
  typeof useContributions<T, unknown>
>

/**
 * Experiences or comments, page by page, with what the member adds and deletes meanwhile. These changes
 * are kept here and not in the loaded pages, because SWR reads a changed page again.
 */
export function useContributions<T extends { readonly id: string }, Cursor>({
  key,
  fetchPage,
  failure,
  newest,
}: List<T, Cursor>) {
  const pages = usePages(key, fetchPage, failure)
  // The changes end with this component; without them the loaded pages are out of date.
  useForgetOnUnmount(key)
  /** In the order in which they were added. */
  const [added, setAdded] = useState<readonly T[]>([])
  const [deleted, setDeleted] = useState<readonly string[]>([])
  const [edited, setEdited] = useState<ReadonlyMap<string, T>>(new Map())
  const loaded = (pages.items ?? []).filter(({ id }) => !deleted.includes(id))
  const current =
    newest === 'first' ? joinItems([...added].reverse(), loaded) : joinItems(loaded, added)

  const forgetEdit = (id: string) =>
    setEdited((before) => new Map([...before].filter(([each]) => each !== id)))
  const withdraw = (id: string) => setAdded((before) => before.filter((item) => item.id !== id))

  return {
    items: current.map((item) => edited.get(item.id) ?? item),
    isLoaded: pages.items !== undefined,
    error: pages.error,
    loading: pages.loading,
    /** There are items that are not loaded yet. */
    hasMore: pages.loadMore !== null || (pages.loading && pages.items !== undefined),
    loadMore: pages.loadMore,
    retry: pages.retry,
    /** Shows an item that was added, or replaces the added one with its id. */
    show: (item: T) => {
      forgetEdit(item.id)
      setAdded((before) => joinItems(before, [item]))
    },
    /** Shows what became of an item, in its place. */
    replace: (item: T) => setEdited((before) => new Map(before).set(item.id, item)),
    /** Hides an item that could not be written. */
    withdraw,
    /** Hides an item that was deleted. */
    remove: (id: string) => {
      withdraw(id)
      setDeleted((before) => [...before, id])
    },
  }
}
