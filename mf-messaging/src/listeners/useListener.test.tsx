import { prepareLoading, type Subscribe } from '@greenlight/runtime'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { failure } from '../errors.ts'
import { useListener } from './useListener.ts'

beforeAll(prepareLoading)
afterEach(cleanup)

it('forgets the data of a listener on unmount', async () => {
  const subscribe = vi.fn<Subscribe<string>>((onData) => {
    onData('of the first visit')
    return () => {}
  })
  const useTested = () =>
    useListener(['conversation'], subscribe, failure('messaging/messages-load-failed'))
  const visit = renderHook(useTested)
  await waitFor(() => expect(visit.result.current.data).toBe('of the first visit'))
  visit.unmount()
  subscribe.mockImplementation(() => () => {})
  const { result } = renderHook(useTested)
  expect(result.current.data).toBeUndefined()
  await waitFor(() => expect(subscribe).toHaveBeenCalledTimes(2))
  expect(result.current.data).toBeUndefined()
})
