import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { prepareLoading, useLoad, usePages } from './loading.ts'
import { startLoad, takeStarted } from './startedLoads.ts'

const failed = (code: string) => ({ code, text: `Failed: ${code}` })

let test = 0
/** A key that no other test has used. */
const key = () => ['started', test]

beforeAll(prepareLoading)
beforeEach(() => void (test += 1))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('startLoad', () => {
  it('begins one load for a key, and hands it over once', async () => {
    const load = vi.fn(() => Promise.resolve('data'))
    startLoad(key(), load)
    startLoad(key(), load)
    expect(load).toHaveBeenCalledTimes(1)
    await expect(takeStarted(key())).resolves.toBe('data')
    expect(takeStarted(key())).toBeUndefined()
  })

  it('forgets a failure, so that the page loads by itself', async () => {
    startLoad(key(), () => Promise.reject(new Error('no')))
    await Promise.resolve()
    expect(takeStarted(key())).toBeUndefined()
  })

  it('forgets an answer that no page has asked for within 10 seconds', () => {
    vi.useFakeTimers()
    startLoad(key(), () => Promise.resolve('old'))
    vi.advanceTimersByTime(9_999)
    startLoad(['started', 'other'], () => Promise.resolve('new'))
    vi.advanceTimersByTime(1)
    expect(takeStarted(key())).toBeUndefined()
    expect(takeStarted(['started', 'other'])).toBeDefined()
  })
})

describe('the hooks that load', () => {
  it('useLoad shows the started load, without a request of its own', async () => {
    const load = vi.fn(() => Promise.resolve('late'))
    startLoad(key(), () => Promise.resolve('begun'))
    const { result } = renderHook(() => useLoad(key(), load, failed('log-load-failed')))
    await waitFor(() => expect(result.current.data).toBe('begun'))
    expect(load).not.toHaveBeenCalled()
  })

  it('useLoad loads again on retry, not the started load', async () => {
    startLoad(key(), () => Promise.resolve('begun'))
    const load = () => Promise.resolve('again')
    const { result } = renderHook(() => useLoad(key(), load, failed('log-load-failed')))
    await waitFor(() => expect(result.current.data).toBe('begun'))
    result.current.retry()
    await waitFor(() => expect(result.current.data).toBe('again'))
  })

  it('usePages begins with the started page, and loads the next one', async () => {
    startLoad(key(), () => Promise.resolve({ items: [1], next: 1 }))
    const fetchPage = vi.fn((after: number | null) =>
      Promise.resolve({ items: [(after ?? 0) + 1], next: null }),
    )
    const { result } = renderHook(() => usePages(key(), fetchPage, failed('log-load-failed')))
    await waitFor(() => expect(result.current.items).toEqual([1]))
    result.current.loadMore?.()
    await waitFor(() => expect(result.current.items).toEqual([1, 2]))
    expect(fetchPage.mock.calls).toEqual([[1]])
  })
})
