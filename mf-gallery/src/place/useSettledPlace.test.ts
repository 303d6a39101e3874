import type { Place } from '@greenlight/domain/coords'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSettledPlace } from './useSettledPlace.ts'

const chicago = { text: 'Chicago, IL', coords: { lat: 41.85, lon: -87.65 } }
const austin = { text: 'Austin, TX', coords: { lat: 30.27, lon: -97.74 } }
const typed = (text: string) => ({ text, coords: null })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function wait(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

function start(place: Place) {
  const { result, rerender } = renderHook(useSettledPlace, { initialProps: place })
  return { settled: () => result.current, change: rerender }
}

test('a picked town counts at once; the typing before it does not count', () => {
  const { settled, change } = start(chicago)
  for (const text of ['a', 'au', 'aus']) {
    change(typed(text))
    wait(1000)
    expect(settled()).toBe(chicago)
  }
  change(austin)
  expect(settled()).toBe(austin)
  wait(10_000)
  expect(settled()).toBe(austin)
})

test('a typed place counts after a pause in typing', () => {
  const { settled, change } = start(chicago)
  const hills = typed('the hills')
  change(typed('the hil'))
  change(hills)
  expect(settled()).toBe(chicago)
  wait(1500)
  expect(settled()).toBe(hills)
})

test('a cleared place and one typed on an earlier visit count at once', () => {
  const { settled, change } = start(typed('the hills'))
  expect(settled()).toEqual(typed('the hills'))
  change(typed(''))
  expect(settled()).toEqual(typed(''))
})
