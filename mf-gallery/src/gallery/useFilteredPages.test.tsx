import { type ListPage, prepareLoading } from '@greenlight/runtime'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { failure } from '../errors.ts'
import { useFilteredPages } from './useFilteredPages.ts'

type Item = { id: string; passes: boolean }

beforeAll(prepareLoading)
afterEach(cleanup)

/** Pages of 24. Of the first `passing` items all pass, of the `others` every nth. */
function source(passing: number, others: number, nth: number) {
  const items = Array.from({ length: passing + others }, (_, index) => ({
    id: String(index),
    passes: index < passing || (index - passing) % nth === 0,
  }))
  const fetchPage = vi.fn((after: number | null): Promise<ListPage<Item, number>> => {
    const start = after ?? 0
    const end = start + 24
    const isLast = start > 0 && end >= items.length
    return Promise.resolve({ items: items.slice(start, end), next: isLast ? null : end })
  })
  return { items, fetchPage }
}

type FetchPage = (after: number | null) => Promise<ListPage<Item, number>>
const passes = (item: Item) => item.passes
let lists = 0

async function open(fetchPage: FetchPage, key = ['gallery', (lists += 1)]) {
  const list = { key, fetchPage, passes, failure: failure('gallery/load-failed') }
  const { result, unmount } = renderHook(() => useFilteredPages(list))
  const isIdle = () => expect(result.current.loading).toBe(false)
  const load = async () => {
    act(() => result.current.load())
    await waitFor(isIdle, { interval: 1 })
  }
  await waitFor(isIdle, { interval: 1 })
  return { key, result, load, unmount }
}

test.each([
  // others, every nth of them passes: pages fetched, items passing, more to come
  [100, 1, 1, 24, true],
  [24, 1, 1, 24, false],
  [10, 1, 1, 10, false],
  [0, 1, 1, 0, false],
  [500, 2, 2, 24, true],
  [500, 4, 4, 24, true],
  [500, 100, 4, 1, true],
  [60, 100, 3, 1, false],
])(
  'Load more, %i reports, each %ith passes: %i pages, %i pass',
  async (others, nth, pages, passing, more) => {
    const { fetchPage } = source(24, others, nth)
    const { result, load } = await open(fetchPage)
    expect(fetchPage).toHaveBeenCalledTimes(1)
    await load()
    expect(fetchPage).toHaveBeenCalledTimes(1 + pages)
    expect(result.current.arrived?.filter(passes)).toHaveLength(passing)
    expect(result.current.hasMore).toBe(more)
    expect(result.current.error).toBeNull()
  },
)

test.each([
  // items that pass among the first 24, every nth of the others passes: pages fetched
  [1, 100, 1],
  [0, 1, 2],
  [0, 3, 4],
  [0, 1000, 5],
])(
  'a visit, %i of the first page pass, each %ith of the others: %i pages',
  async (first, nth, pages) => {
    const items = Array.from({ length: 500 }, (_, index) => ({
      id: String(index),
      passes: index < 24 ? index < first : index % nth === 0,
    }))
    const fetchPage = vi.fn((after: number | null) => {
      const start = after ?? 0
      return Promise.resolve({ items: items.slice(start, start + 24), next: start + 24 })
    })
    const { result } = await open(fetchPage)
    expect(fetchPage).toHaveBeenCalledTimes(pages)
    expect(result.current.items).toHaveLength(24 * pages)
    expect(result.current.arrived).toBeNull()
  },
)

test('pressing until the end brings every report once, in order', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(400), fc.integer({ min: 1, max: 60 }), async (length, nth) => {
      const { items, fetchPage } = source(0, length, nth)
      const { result, load, unmount } = await open(fetchPage)
      while (result.current.hasMore) await load()
      expect(result.current.items).toEqual(items)
      unmount()
    }),
    { numRuns: 30 },
  )
})

test('a report that is on two pages is shown once', async () => {
  const page = (...ids: string[]) => ids.map((id) => ({ id, passes: true }))
  const { result, load } = await open((after) =>
    Promise.resolve(
      after === null ? { items: page('a', 'b'), next: 2 } : { items: page('b', 'c'), next: null },
    ),
  )
  await load()
  expect(result.current.items?.map((item) => item.id)).toEqual(['a', 'b', 'c'])
})

test('a first page that fails is loaded by the next attempt', async () => {
  const { fetchPage } = source(24, 0, 1)
  fetchPage.mockRejectedValueOnce(new Error('unavailable'))
  const { result, load } = await open(fetchPage)
  expect(result.current.items).toBeUndefined()
  expect(result.current.error?.code).toBe('gallery/load-failed')
  await load()
  expect(result.current.items).toHaveLength(24)
  expect(result.current.arrived).toHaveLength(24)
  expect(result.current.error).toBeNull()
})

test('a later page that fails keeps what came before; the next attempt continues there', async () => {
  const { fetchPage } = source(24, 500, 100)
  let broken = true
  const { result, load } = await open((after) =>
    after === 72 && broken ? Promise.reject(new Error('unavailable')) : fetchPage(after),
  )
  await load()
  expect(result.current.items).toHaveLength(72)
  expect(result.current.arrived).toHaveLength(48)
  expect(result.current.error?.code).toBe('gallery/load-failed')
  broken = false
  await load()
  expect(result.current.items).toHaveLength(72 + 96)
  expect(result.current.error).toBeNull()
})

test('a key that was loaded before shows all its pages without a request', async () => {
  const { fetchPage } = source(24, 100, 1)
  const visit = await open(fetchPage)
  await visit.load()
  visit.unmount()
  const { result } = await open(fetchPage, visit.key)
  expect(result.current.items).toHaveLength(48)
  expect(fetchPage).toHaveBeenCalledTimes(2)
})

test('the first page comes in two steps, and is loading until both are there', async () => {
  const items = Array.from({ length: 60 }, (_, index) => ({ id: String(index), passes: true }))
  let answerRest = () => {}
  const waits = new Promise<void>((resolve) => (answerRest = resolve))
  const fetchPage = vi.fn(async (after: number | null): Promise<ListPage<Item, number>> => {
    if (after === null) return { items: items.slice(0, 6), next: 6 }
    await waits
    return { items: items.slice(after, 24), next: 24 }
  })
  const list = { key: ['steps'], fetchPage, passes, failure: failure('gallery/load-failed') }
  const { result } = renderHook(() => useFilteredPages(list))
  await waitFor(() => expect(result.current.items).toHaveLength(6))
  expect(result.current).toMatchObject({ missing: 18, loading: true, arrived: null })
  answerRest()
  await waitFor(() => expect(result.current.loading).toBe(false))
  expect(result.current.items).toHaveLength(24)
  expect(result.current).toMatchObject({ missing: 0, hasMore: true, arrived: null })
  expect(fetchPage).toHaveBeenCalledTimes(2)
})
