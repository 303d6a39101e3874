import type { Place } from '@greenlight/domain/coords'
import type * as Resolve from '@greenlight/kit/ui/place/resolvePlace'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSettledPlace } from './useSettledPlace.ts'

const chicago = { text: 'Chicago, IL', coords: { lat: 41.85, lon: -87.65 } }
const austin = { text: 'Austin, TX', coords: { lat: 30.27, lon: -97.74 } }
const typed = (text: string) => ({ text, coords: null })

vi.mock('@greenlight/kit/ui/place/resolvePlace', (): Pick<typeof Resolve, 'resolvePlace'> => ({
  resolvePlace: (text) =>
    Promise.resolve(
      text === 'austin'
        ? { kind: 'town', place: { text: 'Austin, TX', coords: { lat: 30.27, lon: -97.74 } } }
        : { kind: 'none', question: 'Not in our list of towns.' },
    ),
}))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

async function wait(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms))
}

function start(place: Place) {
  const { result, rerender } = renderHook(useSettledPlace, { initialProps: place })
  return { settled: () => result.current.place, state: () => result.current, change: rerender }
}

test('a picked town counts at once; the typing before it does not count', async () => {
  const { settled, change } = start(chicago)
  for (const text of ['a', 'au', 'aus']) {
    change(typed(text))
    await wait(1000)
    expect(settled()).toBe(chicago)
  }
  change(austin)
  expect(settled()).toBe(austin)
  await wait(10_000)
  expect(settled()).toBe(austin)
})

test('a typed place counts after a pause in typing, as the town that it means', async () => {
  const { settled, state, change } = start(chicago)
  change(typed('aust'))
  change(typed('austin'))
  expect(settled()).toBe(chicago)
  expect(state().isSettled).toBe(false)
  await wait(1500)
  expect(settled()).toEqual(austin)
  expect(state()).toMatchObject({ isSettled: true, question: '' })
})

test('a typed place that no town has counts as a text, and the reason is known', async () => {
  const { settled, state, change } = start(chicago)
  const hills = typed('the hills')
  change(hills)
  await wait(1500)
  expect(settled()).toBe(hills)
  expect(state()).toMatchObject({ isSettled: true, question: 'Not in our list of towns.' })
})

test('a cleared place and one typed on an earlier visit count at once', () => {
  const { settled, change } = start(typed('the hills'))
  expect(settled()).toEqual(typed('the hills'))
  change(typed(''))
  expect(settled()).toEqual(typed(''))
})
