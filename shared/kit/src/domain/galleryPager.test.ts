import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type LoadedPages, loadMore, type Page } from './galleryPager.ts'

type Item = { id: string; passes: boolean }

/** A list of which every `nth` item passes, served in pages of 24 by position. */
function list(length: number, nth: number) {
  const items = Array.from({ length }, (_, index) => ({
    id: String(index),
    passes: index % nth === 0,
  }))
  let fetched = 0
  const fetchPage = (after: number | null): Promise<Page<Item, number>> => {
    fetched += 1
    const start = after ?? 0
    const end = start + 24
    return Promise.resolve({ items: items.slice(start, end), next: end < length ? end : null })
  }
  return { items, fetchPage, fetched: () => fetched }
}

const passes = (item: Item) => item.passes
const known = new Set<string>()

test.each([
  // length, every nth passes: pages fetched, items passing, more to come
  [100, 1, 1, 24, true],
  [24, 1, 1, 24, false],
  [10, 1, 1, 10, false],
  [0, 1, 1, 0, false],
  [500, 2, 2, 24, true],
  [500, 4, 4, 24, true],
  [500, 100, 4, 1, true],
  [60, 100, 3, 1, false],
])('%i reports, each %ith passes: %i pages, %i pass', async (length, nth, pages, passing, more) => {
  const { fetchPage, fetched } = list(length, nth)
  const loaded = await loadMore({ fetchPage, after: null, passes, known })
  expect(fetched()).toBe(pages)
  expect(loaded.items.filter(passes)).toHaveLength(passing)
  expect(loaded.next !== null).toBe(more)
  expect(loaded.error).toBeNull()
})

test('pressing until the end brings every report once, in order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(400), fc.integer({ min: 1, max: 60 }), async (length, nth) => {
      const { items, fetchPage } = list(length, nth)
      const all: Item[] = []
      let after: number | null = null
      do {
        const seen = new Set(all.map((item) => item.id))
        const loaded: LoadedPages<Item, number> = await loadMore<Item, number>({
          fetchPage,
          after,
          passes,
          known: seen,
        })
        all.push(...loaded.items)
        after = loaded.next
      } while (after !== null)
      expect(all).toEqual(items)
    }),
  )
})

test('a report that shows up again on a later page is not doubled', async () => {
  const page = (...ids: string[]) => ids.map((id) => ({ id, passes: true }))
  const fetchPage = (after: number | null) =>
    Promise.resolve(
      after === null ? { items: page('a', 'b'), next: 2 } : { items: page('b', 'c'), next: null },
    )
  const loaded = await loadMore({ fetchPage, after: null, passes, known: new Set(['a']) })
  expect(loaded.items.map((item) => item.id)).toEqual(['b', 'c'])
})

test('a failure on the first page is thrown, a later one keeps what came', async () => {
  const { fetchPage } = list(500, 100)
  const broken = new Error('unavailable')
  const failing = (at: number | null) => async (after: number | null) => {
    if (after === at) throw broken
    return fetchPage(after)
  }
  const first = loadMore({ fetchPage: failing(null), after: null, passes, known })
  await expect(first).rejects.toBe(broken)
  const later = await loadMore({ fetchPage: failing(48), after: null, passes, known })
  expect(later.items).toHaveLength(48)
  expect(later).toMatchObject({ next: 48, error: broken })
})
