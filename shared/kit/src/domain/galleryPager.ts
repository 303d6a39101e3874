/** One page of a list; `next` fetches the following one, null at the end. */
export type Page<Item, Cursor> = {
  readonly items: readonly Item[]
  readonly next: Cursor | null
}

export type LoadedPages<Item, Cursor> = {
  /** Everything fetched, also what does not pass, in order and without doubles. */
  readonly items: readonly Item[]
  readonly next: Cursor | null
  /** Why loading stopped early although pages before came; null if it did not. */
  readonly error: unknown
}

type LoadMore<Item, Cursor> = {
  readonly fetchPage: (after: Cursor | null) => Promise<Page<Item, Cursor>>
  /** Null for the first page. */
  readonly after: Cursor | null
  readonly passes: (item: Item) => boolean
  /** Ids already on the screen. */
  readonly known: ReadonlySet<string>
}

export const GALLERY_PAGE_SIZE = 24
const MAX_PAGES = 4

/**
 * What one press of Load more fetches: pages until 24 new items pass, four pages are in, or the
 * list ends. Throws what `fetchPage` throws only if nothing came before.
 */
export async function loadMore<Item extends { readonly id: string }, Cursor>({
  fetchPage,
  after,
  passes,
  known,
}: LoadMore<Item, Cursor>): Promise<LoadedPages<Item, Cursor>> {
  const seen = new Set(known)
  const items: Item[] = []
  let next = after
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    try {
      const page = await fetchPage(next)
      for (const item of page.items) {
        if (!seen.has(item.id)) items.push(item)
        seen.add(item.id)
      }
      next = page.next
    } catch (error) {
      if (pages === 0) throw error
      return { items, next, error }
    }
    if (next === null || items.filter(passes).length >= GALLERY_PAGE_SIZE) break
  }
  return { items, next, error: null }
}
