import { act, renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { GreenlightError } from '../errors.ts'
import { failed, goOnline, setUpLoading } from './loading.testing.ts'
import { changeLoaded, setLoaded, useLoad } from './loading.ts'

const key = setUpLoading('test')

describe('useLoad', () => {
  it('loads once, and shows what a former visit loaded while it loads again', async () => {
    const load = vi.fn(() => Promise.resolve('first'))
    const useTested = () => useLoad(key(), load, failed('profile-load-failed'))
    const visit = renderHook(useTested)
    expect(visit.result.current).toMatchObject({ data: undefined, error: null, loading: true })
    await waitFor(() =>
      expect(visit.result.current).toMatchObject({ data: 'first', loading: false }),
    )
    expect(load).toHaveBeenCalledTimes(1)
    visit.unmount()
    load.mockResolvedValue('second')
    const { result } = renderHook(useTested)
    expect(result.current.data).toBe('first')
    await waitFor(() => expect(result.current.data).toBe('second'))
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('reads nothing again with fresh: false, also after a change', async () => {
    const load = vi.fn(() => Promise.resolve('first'))
    const useTested = () => useLoad(key(), load, failed('profile-load-failed'), { fresh: false })
    const visit = renderHook(useTested)
    await waitFor(() => expect(visit.result.current.data).toBe('first'))
    visit.unmount()
    changeLoaded<string>(key(), () => 'second')
    const { result } = renderHook(useTested)
    expect(result.current).toMatchObject({ data: 'second', loading: false })
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('gives an error without a code the code of the caller, and keeps it until a retry succeeds', async () => {
    const load = vi.fn(() => Promise.reject<string>(new Error('no')))
    const { result } = renderHook(() => useLoad(key(), load, failed('profile-load-failed')))
    await waitFor(() => expect(result.current.error?.code).toBe('profile-load-failed'))
    load.mockResolvedValue('there')
    act(() => result.current.retry())
    expect(result.current.error?.code).toBe('profile-load-failed')
    await waitFor(() => expect(result.current).toMatchObject({ data: 'there', error: null }))
  })

  it('says that the member is offline, whatever failed, and loads again once online', async () => {
    goOnline(false)
    const load = vi.fn(() =>
      Promise.reject<string>(new GreenlightError(failed('profile-not-found'))),
    )
    const { result } = renderHook(() => useLoad(key(), load, failed('profile-load-failed')))
    await waitFor(() => expect(result.current.error?.code).toBe('runtime/offline'))
    load.mockResolvedValue('there')
    goOnline(true)
    await waitFor(() => expect(result.current).toMatchObject({ data: 'there', error: null }))
  })

  it('retries when the first request after an offline period fails', async () => {
    goOnline(false)
    const load = vi.fn(() =>
      Promise.reject<string>(new GreenlightError(failed('profile-load-failed'))),
    )
    const { result } = renderHook(() => useLoad(key(), load, failed('profile-load-failed')))
    await waitFor(() => expect(result.current.error?.code).toBe('runtime/offline'))
    goOnline(true)
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2))
    await waitFor(() => expect(result.current.error?.code).toBe('profile-load-failed'))
    load.mockResolvedValue('there')
    await waitFor(() => expect(result.current).toMatchObject({ data: 'there', error: null }), {
      timeout: 5000,
    })
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('retries a request that was running when the connection returned and then fails', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    goOnline(false)
    const load = vi.fn(() =>
      Promise.reject<string>(new GreenlightError(failed('profile-load-failed'))),
    )
    const { result } = renderHook(() => useLoad(key(), load, failed('profile-load-failed')))
    await waitFor(() => expect(result.current.error?.code).toBe('runtime/offline'))
    let fail = () => {}
    load.mockReturnValueOnce(
      new Promise((_, reject) => {
        fail = () => reject(new GreenlightError(failed('profile-load-failed')))
      }),
    )
    load.mockResolvedValue('there')
    goOnline(true)
    await waitFor(() => expect(result.current.loading).toBe(true))
    await act(() => vi.advanceTimersByTimeAsync(5000))
    expect(load).toHaveBeenCalledTimes(2)
    fail()
    await waitFor(() => expect(result.current).toMatchObject({ data: 'there', error: null }), {
      timeout: 5000,
    })
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('sends one request on a visit after a failed one', async () => {
    const load = vi.fn(() =>
      Promise.reject<string>(new GreenlightError(failed('profile-load-failed'))),
    )
    const open = () => renderHook(() => useLoad(key(), load, failed('profile-load-failed')))
    const first = open()
    await waitFor(() => expect(first.result.current.error).not.toBeNull())
    first.unmount()
    const second = open()
    await waitFor(() => expect(second.result.current.loading).toBe(false))
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('reads nothing again because of a new connection alone', async () => {
    const load = vi.fn(() => Promise.resolve('there'))
    const { result } = renderHook(() => useLoad(key(), load, failed('profile-load-failed')))
    await waitFor(() => expect(result.current.data).toBe('there'))
    goOnline(false)
    goOnline(true)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('never shows the answer to another key', async () => {
    const load = (id: string) => Promise.resolve(`profile ${id}`)
    const { result, rerender } = renderHook(
      ({ id }) => useLoad(key(id), () => load(id), failed('profile-load-failed')),
      { initialProps: { id: 'a' } },
    )
    await waitFor(() => expect(result.current.data).toBe('profile a'))
    rerender({ id: 'b' })
    expect(result.current.data).toBeUndefined()
    await waitFor(() => expect(result.current.data).toBe('profile b'))
  })

  it('shows at once what another page has loaded', async () => {
    setLoaded(key(), 'from the gallery')
    const load = () => Promise.resolve('from the database')
    const { result } = renderHook(() => useLoad(key(), load, failed('profile-load-failed')))
    expect(result.current.data).toBe('from the gallery')
    await waitFor(() => expect(result.current.data).toBe('from the database'))
  })
})

describe('changeLoaded', () => {
  it('changes what is loaded, without a request', async () => {
    const load = vi.fn(() => Promise.resolve(['a', 'b']))
    const { result } = renderHook(() => useLoad(key(), load, failed('profile-load-failed')))
    await waitFor(() => expect(result.current.data).toEqual(['a', 'b']))
    act(() => changeLoaded<string[]>(key(), (data) => data.filter((each) => each !== 'a')))
    expect(result.current.data).toEqual(['b'])
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('also changes the answer of a request that is running', async () => {
    const load = () => Promise.resolve(['a', 'b'])
    const { result } = renderHook(() => useLoad(key(), load, failed('profile-load-failed')))
    changeLoaded<string[]>(key(), (data) => data.filter((each) => each !== 'a'))
    await waitFor(() => expect(result.current.data).toEqual(['b']))
  })
})

describe('setLoaded', () => {
  it('is not replaced by the answer of a request that was running', async () => {
    let answer = (_: string) => {}
    const load = () => new Promise<string>((resolve) => (answer = resolve))
    const { result } = renderHook(() => useLoad(key(), load, failed('profile-load-failed')))
    act(() => setLoaded(key(), 'written'))
    await act(() => Promise.resolve(answer('read before')))
    expect(result.current).toMatchObject({ data: 'written', loading: false, error: null })
  })
})
