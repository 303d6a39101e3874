import { forgetLoaded, prepareLoading } from '@greenlight/runtime'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { BLOCKED_UIDS_KEY, useBlockedUids } from './useBlockedUids.ts'

beforeAll(prepareLoading)
afterEach(() => {
  cleanup()
  forgetLoaded(BLOCKED_UIDS_KEY)
})

it('adds blocked members to the loaded ones', async () => {
  const load = () => Promise.resolve(['ann'])
  const { result } = renderHook(() => useBlockedUids(load))
  expect(result.current[0]).toBeUndefined()
  await waitFor(() => expect(result.current[0]).toEqual(new Set(['ann'])))
  act(() => result.current[1]('bob'))
  await waitFor(() => expect(result.current[0]).toEqual(new Set(['ann', 'bob'])))
})

it('hides nobody when blocked members cannot be loaded', async () => {
  const load = () => Promise.reject<string[]>(new Error('no'))
  const { result } = renderHook(() => useBlockedUids(load))
  await waitFor(() => expect(result.current[0]).toEqual(new Set()))
  act(() => result.current[1]('ann'))
  await waitFor(() => expect(result.current[0]).toEqual(new Set(['ann'])))
})
