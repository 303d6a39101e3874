import { prepareLoading, type Subscribe } from '@greenlight/runtime'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { useHiddenIds, useListener } from './useListener.ts'

beforeAll(prepareLoading)
afterEach(cleanup)

it('forgets the data of a listener on unmount', async () => {
  const subscribe = vi.fn<Subscribe<string>>((onData) => {
    onData('of the first visit')
    return () => {}
  })
  const useTested = () => useListener(['conversation'], subscribe, 'messages-load-failed')
  const visit = renderHook(useTested)
  await waitFor(() => expect(visit.result.current.data).toBe('of the first visit'))
  visit.unmount()
  subscribe.mockImplementation(() => () => {})
  const { result } = renderHook(useTested)
  expect(result.current.data).toBeUndefined()
  await waitFor(() => expect(subscribe).toHaveBeenCalledTimes(2))
  expect(result.current.data).toBeUndefined()
})

it('adds hidden ids to the loaded ones', async () => {
  const load = () => Promise.resolve(['ann'])
  const { result } = renderHook(() => useHiddenIds('blocked', load, 'threads-load-failed'))
  expect(result.current[0]).toBeUndefined()
  await waitFor(() => expect(result.current[0]).toEqual(new Set(['ann'])))
  act(() => result.current[1]('bob'))
  await waitFor(() => expect(result.current[0]).toEqual(new Set(['ann', 'bob'])))
})

it('hides nothing when hidden ids cannot be loaded', async () => {
  const load = () => Promise.reject<string[]>(new Error('no'))
  const { result } = renderHook(() => useHiddenIds('unreadable', load, 'threads-load-failed'))
  await waitFor(() => expect(result.current[0]).toEqual(new Set()))
  act(() => result.current[1]('ann'))
  await waitFor(() => expect(result.current[0]).toEqual(new Set(['ann'])))
})
