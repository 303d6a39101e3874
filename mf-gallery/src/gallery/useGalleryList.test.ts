import { prepareLoading } from '@greenlight/runtime'
import { beforeAll, expect, test, afterEach, beforeEach, vi } from 'vitest'
import { findList, rememberList, useSettledPlace } from './useGalleryList.ts'
import { everyReport as newest } from './galleryRequest.ts'
import type { Place } from '@greenlight/domain/coords'
import { act, renderHook } from '@testing-library/react'

beforeAll(prepareLoading)

test('an entry of the history finds the list that it showed, unless its request has changed', () => {
  const list = findList('entry', newest)
  rememberList('entry', list)
  expect(findList('entry', { ...newest })).toBe(list)
  expect(findList('entry', { ...newest, sort: 'asc' })).not.toBe(list)
  expect(findList('entry', { ...newest, cells: ['dp3'] })).not.toBe(list)
  expect(findList('entry', { ...newest, names: ['ann'] })).not.toBe(list)
  expect(findList('another entry', newest)).not.toBe(list)
})

test('the last three lists are kept, each for every entry that showed it', () => {
  const [first, second, third, fourth] = Array.from({ length: 4 }, () => findList('new', newest))
  if (!first || !second || !third || !fourth) throw new Error('Four lists were made.')
  rememberList('a', first)
  rememberList('a, filtered', first)
  rememberList('b', second)
  rememberList('c', third)
  expect(findList('a', newest)).toBe(first)
  expect(findList('a, filtered', newest)).toBe(first)

  rememberList('d', fourth)
  expect(findList('a', newest)).not.toBe(first)
  expect(findList('a, filtered', newest)).not.toBe(first)
  expect(['b', 'c', 'd'].map((entry) => findList(entry, newest))).toEqual([second, third, fourth])
})

test('a list that is shown again counts as the latest one', () => {
  const [first, second, third, fourth] = Array.from({ length: 4 }, () => findList('new', newest))
  if (!first || !second || !third || !fourth) throw new Error('Four lists were made.')
  rememberList('0', first)
  rememberList('1', second)
  rememberList('2', third)
  rememberList('0', first)
  rememberList('3', fourth)
  expect(findList('0', newest)).toBe(first)
  expect(findList('1', newest)).not.toBe(second)
})

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
