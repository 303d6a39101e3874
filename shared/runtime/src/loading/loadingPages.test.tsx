import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  changePages,
  forgetLoaded,
  prepareLoading,
  useForgetOnUnmount,
  useLoad,
  usePages,
} from './loading.ts'

const failed = (code: string) => ({ code, text: `Failed: ${code}` })

let test = 0
/** A key that no other test has used. */
const key = (...parts: string[]) => ['test', test, ...parts]

beforeAll(prepareLoading)
beforeEach(() => void (test += 1))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('usePages', () => {
  /** Pages of two numbers: 1 2, 3 4, 5 6. */
  const numbers = (after: number | null) => {
    const first = (after ?? 0) + 1
    return Promise.resolve({ items: [first, first + 1], next: first > 4 ? null : first + 1 })
  }

  it('loads page after page, each once, until the end', async () => {
    const fetchPage = vi.fn(numbers)
    const { result } = renderHook(() => usePages(key(), fetchPage, failed('log-load-failed')))
    await waitFor(() => expect(result.current.items).toEqual([1, 2]))
    act(() => result.current.loadMore?.())
    expect(result.current).toMatchObject({ loading: true, loadMore: null })
    await waitFor(() => expect(result.current.items).toEqual([1, 2, 3, 4]))
    act(() => result.current.loadMore?.())
    await waitFor(() => expect(result.current.items).toEqual([1, 2, 3, 4, 5, 6]))
    expect(result.current.loadMore).toBeNull()
    expect(fetchPage.mock.calls).toEqual([[null], [2], [4]])
  })

  it('keeps what is there when a page fails, and retries that page alone', async () => {
    const fetchPage = vi.fn(numbers)
    const { result } = renderHook(() => usePages(key(), fetchPage, failed('log-load-failed')))
    await waitFor(() => expect(result.current.items).toEqual([1, 2]))
    fetchPage.mockRejectedValueOnce(new Error('no'))
    act(() => result.current.loadMore?.())
    await waitFor(() => expect(result.current.error?.code).toBe('log-load-failed'))
    expect(result.current.items).toEqual([1, 2])
    act(() => result.current.retry())
    await waitFor(() => expect(result.current.items).toEqual([1, 2, 3, 4]))
    expect(result.current.error).toBeNull()
    expect(fetchPage.mock.calls).toEqual([[null], [2], [2]])
  })

  it('loads all pages again on retry after reading them again has failed', async () => {
    const fetchPage = vi.fn(numbers)
    const { result } = renderHook(() => usePages(key(), fetchPage, failed('log-load-failed')))
    await waitFor(() => expect(result.current.items).toEqual([1, 2]))
    fetchPage.mockRejectedValueOnce(new Error('no'))
    act(() => result.current.reload())
    await waitFor(() => expect(result.current.error?.code).toBe('log-load-failed'))
    fetchPage.mockResolvedValueOnce({ items: [0, 1], next: null })
    act(() => result.current.retry())
    await waitFor(() => expect(result.current.items).toEqual([0, 1]))
    expect(result.current.error).toBeNull()
  })

  it.each([
    { fresh: true, reads: 4 },
    { fresh: false, reads: 2 },
  ])('shows all pages of a former visit; fresh: $fresh', async ({ fresh, reads }) => {
    const fetchPage = vi.fn(numbers)
    const useTested = () => usePages(key(), fetchPage, failed('log-load-failed'), { fresh })
    const visit = renderHook(useTested)
    await waitFor(() => expect(visit.result.current.items).toEqual([1, 2]))
    act(() => visit.result.current.loadMore?.())
    await waitFor(() => expect(visit.result.current.items).toHaveLength(4))
    visit.unmount()
    const { result } = renderHook(useTested)
    expect(result.current.items).toEqual([1, 2, 3, 4])
    await waitFor(() => expect(fetchPage).toHaveBeenCalledTimes(reads))
    await waitFor(() => expect(result.current.loading).toBe(false))
    expect(result.current.items).toEqual([1, 2, 3, 4])
  })

  it('changes items without a request', async () => {
    const fetchPage = vi.fn(numbers)
    const { result } = renderHook(() => usePages(key(), fetchPage, failed('log-load-failed')))
    await waitFor(() => expect(result.current.items).toEqual([1, 2]))
    act(() => changePages<number>(key(), (items) => items.filter((item) => item !== 1)))
    await waitFor(() => expect(result.current.items).toEqual([2]))
    expect(fetchPage).toHaveBeenCalledTimes(1)
  })

  it('changes each page, and knows the first and the last one', async () => {
    const { result } = renderHook(() => usePages(key(), numbers, failed('log-load-failed')))
    await waitFor(() => expect(result.current.items).toEqual([1, 2]))
    act(() => result.current.loadMore?.())
    await waitFor(() => expect(result.current.items).toEqual([1, 2, 3, 4]))
    act(() =>
      changePages<number>(key(), (items, { isFirst, isLast }) => [
        ...(isFirst ? [0] : []),
        ...items,
        ...(isLast ? [9] : []),
      ]),
    )
    expect(result.current.items).toEqual([0, 1, 2, 3, 4, 9])
    act(() => result.current.loadMore?.())
    await waitFor(() => expect(result.current.items).toEqual([0, 1, 2, 3, 4, 9, 5, 6]))
  })

  it('keeps a change that was made while a page was loading', async () => {
    const fetchPage = vi.fn(numbers)
    const { result } = renderHook(() => usePages(key(), fetchPage, failed('log-load-failed')))
    await waitFor(() => expect(result.current.items).toEqual([1, 2]))
    act(() => result.current.loadMore?.())
    act(() => changePages<number>(key(), (items) => items.filter((item) => item !== 1)))
    expect(result.current.items).toEqual([2])
    await waitFor(() => expect(result.current.items).toEqual([2, 3, 4]))
    expect(fetchPage.mock.calls).toEqual([[null], [2]])
  })

  it('keeps the same array of items while nothing changes', async () => {
    const { result, rerender } = renderHook(() =>
      usePages(key(), numbers, failed('log-load-failed')),
    )
    await waitFor(() => expect(result.current.items).toEqual([1, 2]))
    const { items } = result.current
    rerender()
    expect(result.current.items).toBe(items)
  })

  it('loads a forgotten list again, and no other', async () => {
    const load = async (name: string) => {
      const fetchPage = vi.fn(numbers)
      const { result, unmount } = renderHook(() =>
        usePages(key(name), fetchPage, failed('log-load-failed'), { fresh: false }),
      )
      await waitFor(() => expect(result.current.items).toBeDefined())
      unmount()
      return fetchPage
    }
    await load('kept')
    await load('forgotten')
    forgetLoaded(key('forgotten'))
    expect(await load('kept')).not.toHaveBeenCalled()
    expect(await load('forgotten')).toHaveBeenCalledTimes(1)
  })

  it('forgets what is under keys that begin with the forgotten one', async () => {
    const load = async (...parts: string[]) => {
      const loadData = vi.fn(() => Promise.resolve('data'))
      const { result, unmount } = renderHook(() =>
        useLoad(key(...parts), loadData, failed('log-load-failed')),
      )
      const first = result.current.data
      await waitFor(() => expect(result.current.loading).toBe(false))
      unmount()
      return first
    }
    await load('comments', 'a')
    await load('comments of others')
    forgetLoaded(key('comments'))
    expect(await load('comments', 'a')).toBeUndefined()
    expect(await load('comments of others')).toBe('data')
  })
})

describe('useForgetOnUnmount', () => {
  it('also forgets an answer that arrives after the page was left', async () => {
    let answer = (_: string) => {}
    const load = vi.fn(() => new Promise<string>((resolve) => (answer = resolve)))
    const useTested = () => {
      useForgetOnUnmount(key())
      return useLoad(key(), load, failed('profile-load-failed'))
    }
    const visit = renderHook(useTested)
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1))
    visit.unmount()
    await act(() => Promise.resolve(answer('late')))
    const { result } = renderHook(useTested)
    expect(result.current.data).toBeUndefined()
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2))
    await act(() => Promise.resolve(answer('new')))
    expect(result.current.data).toBe('new')
  })
})
