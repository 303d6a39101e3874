import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useAction } from './useAction.ts'

const failed = (code: string) => ({ code, text: `Failed: ${code}` })

const goOnline = (online: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')))
}
const fails = () => Promise.reject(new Error('no'))

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('shows offline before any other error, and the error when the connection returns', async () => {
  goOnline(false)
  const { result } = renderHook(() => useAction(failed('share-failed')))
  await act(() => result.current.run(fails))
  expect(result.current.error?.code).toBe('runtime/offline')
  goOnline(true)
  expect(result.current.error?.code).toBe('share-failed')
  act(() => result.current.clear())
  expect(result.current.error).toBeNull()
})

test('ignores a second run during the first one', async () => {
  const { result } = renderHook(() => useAction(failed('share-failed')))
  const operation = vi.fn(() => Promise.resolve())
  const runs = await act(() =>
    Promise.all([result.current.run(operation), result.current.run(operation)]),
  )
  expect(runs).toEqual([true, false])
  expect(operation).toHaveBeenCalledTimes(1)
})
