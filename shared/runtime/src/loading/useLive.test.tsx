import { act, render, renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { GreenlightError } from '../errors.ts'
import { failed, goOnline, setUpLoading } from './loading.testing.ts'
import { forgetLoaded, useLive } from './loading.ts'
import type { Subscribe } from './loadingTypes.ts'

const key = setUpLoading('live')

describe('useLive', () => {
  /** A listener that the test speaks for. */
  function source() {
    const end = vi.fn()
    const started = vi.fn<Subscribe<string>>(() => end)
    const last = () => {
      const call = started.mock.calls.at(-1)
      if (!call) throw new Error('Nobody listens.')
      return { send: call[0], fail: call[1] }
    }
    return { started, end, last }
  }

  it('follows a listener until it is unmounted', async () => {
    const { started, end, last } = source()
    const { result, unmount } = renderHook(() =>
      useLive(key(), started, failed('threads-load-failed')),
    )
    await waitFor(() => expect(started).toHaveBeenCalledTimes(1))
    act(() => last().send('one'))
    expect(result.current).toMatchObject({ data: 'one', error: null })
    act(() => last().send('two'))
    expect(result.current.data).toBe('two')
    unmount()
    expect(end).toHaveBeenCalledTimes(1)
  })

  it('listens again on retry, and keeps the data of before meanwhile', async () => {
    const { started, last } = source()
    const { result } = renderHook(() => useLive(key(), started, failed('threads-load-failed')))
    await waitFor(() => expect(started).toHaveBeenCalledTimes(1))
    act(() => last().send('one'))
    act(() => last().fail(new GreenlightError(failed('threads-load-failed'))))
    expect(result.current).toMatchObject({ data: 'one', error: { code: 'threads-load-failed' } })
    act(() => result.current.retry())
    await waitFor(() => expect(started).toHaveBeenCalledTimes(2))
    expect(result.current).toMatchObject({ data: 'one', error: null })
    act(() => last().send('two'))
    expect(result.current.data).toBe('two')
  })

  it('shows the data of an earlier visit until it is forgotten', async () => {
    const { started, last } = source()
    const open = () => renderHook(() => useLive(key('one'), started, failed('threads-load-failed')))
    const visit = open()
    await waitFor(() => expect(started).toHaveBeenCalledTimes(1))
    act(() => last().send('one'))
    visit.unmount()
    const second = open()
    expect(second.result.current.data).toBe('one')
    second.unmount()
    forgetLoaded(key())
    expect(open().result.current.data).toBeUndefined()
  })

  it('drops the data on a failure when asked not to keep it', async () => {
    const { started, last } = source()
    const useTested = () => useLive(key(), started, failed('threads-load-failed'), { keep: false })
    const visit = renderHook(useTested)
    await waitFor(() => expect(started).toHaveBeenCalledTimes(1))
    act(() => last().send('one'))
    expect(visit.result.current.data).toBe('one')
    act(() => last().fail(new GreenlightError(failed('threads-load-failed'))))
    expect(visit.result.current).toMatchObject({
      data: undefined,
      error: { code: 'threads-load-failed' },
    })
    act(() => visit.result.current.retry())
    await waitFor(() => expect(started).toHaveBeenCalledTimes(2))
    expect(visit.result.current).toMatchObject({ data: undefined, error: null })
    act(() => last().send('two'))
    expect(visit.result.current.data).toBe('two')
  })

  it('drops the data at the end of a visit when asked not to keep it', async () => {
    const { started, last } = source()
    const useTested = () => useLive(key(), started, failed('threads-load-failed'), { keep: false })
    const visit = renderHook(useTested)
    await waitFor(() => expect(started).toHaveBeenCalledTimes(1))
    act(() => last().send('one'))
    expect(visit.result.current.data).toBe('one')
    visit.unmount()
    expect(renderHook(useTested).result.current).toMatchObject({ data: undefined, error: null })
  })

  it('gives an immediate second visit the data of its own listener, even if it is equal', async () => {
    const { started, last } = source()
    const tested = key()
    function Visit({ times }: { times: number }) {
      const { data } = useLive(tested, started, failed('threads-load-failed'), { keep: false })
      return `${times}: ${data ?? 'nothing'}`
    }
    const { container, rerender } = render(<Visit key="first" times={1} />)
    await waitFor(() => expect(started).toHaveBeenCalledTimes(1))
    act(() => last().send('one'))
    expect(container.textContent).toBe('1: one')
    rerender(<Visit key="second" times={1} />)
    expect(container.textContent).toBe('1: nothing')
    rerender(<Visit key="second" times={2} />)
    expect(container.textContent).toBe('2: nothing')
    act(() => last().send('one'))
    expect(container.textContent).toBe('2: one')
  })

  it('never shows the data of another key, also after a retry', async () => {
    const { started, last } = source()
    const { result, rerender } = renderHook(
      ({ id }) => useLive(key(id), started, failed('messages-load-failed')),
      { initialProps: { id: 'a' } },
    )
    await waitFor(() => expect(started).toHaveBeenCalledTimes(1))
    act(() => last().send('of a'))
    act(() => result.current.retry())
    rerender({ id: 'b' })
    expect(result.current.data).toBeUndefined()
  })

  it('says that the member is offline while nothing has come', () => {
    goOnline(false)
    const { started } = source()
    const { result } = renderHook(() => useLive(key(), started, failed('threads-load-failed')))
    expect(result.current.error?.code).toBe('runtime/offline')
  })
})
