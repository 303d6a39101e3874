import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useDraft } from './useDraft.ts'

// Nobody is signed in, so the uid in the keys is empty.
const KEY = 'gl.messaging.draft.v1..t'
const FORMER_KEY = 'gl.draft.v1..t'

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

const openDraft = () => renderHook(() => useDraft('t', false)).result
const keys = () => Object.keys(sessionStorage)

it('keeps the text until it is cleared', () => {
  const first = openDraft()
  expect(first.current[0]).toBe('')
  act(() => first.current[1]('Hello'))
  expect(openDraft().current[0]).toBe('Hello')
  act(() => first.current[1](''))
  expect(openDraft().current[0]).toBe('')
  expect(keys()).toEqual([])
})

it('reads a draft of an earlier release once', () => {
  sessionStorage.setItem(FORMER_KEY, 'Hello')
  expect(openDraft().current[0]).toBe('Hello')
  expect(keys()).toEqual([KEY])
  expect(openDraft().current[0]).toBe('Hello')
})

it('prefers its own draft to one of an earlier release', () => {
  sessionStorage.setItem(KEY, 'New')
  sessionStorage.setItem(FORMER_KEY, 'Old')
  expect(openDraft().current[0]).toBe('New')
  expect(keys()).toEqual([KEY])
})
