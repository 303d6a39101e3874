import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteServerTime, serverNow } from './serverTime.ts'

const HOUR_MS = 3_600_000
const real = new Date('2026-03-04T12:00:00Z')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  noteServerTime(new Date())
  vi.useRealTimers()
})

it.each([
  ['a day slow', -24],
  ['a day fast', 24],
])('is right on a device whose clock is %s', (_, hours) => {
  vi.setSystemTime(real.getTime() + hours * HOUR_MS)
  noteServerTime(real)
  expect(serverNow()).toEqual(real)
  vi.advanceTimersByTime(HOUR_MS)
  expect(serverNow()).toEqual(new Date(real.getTime() + HOUR_MS))
})

it('is the time of the device for a difference of seconds, and without a time', () => {
  vi.setSystemTime(real)
  noteServerTime(new Date(real.getTime() + 20_000))
  expect(serverNow()).toEqual(real)
  noteServerTime(new Date(''))
  expect(serverNow()).toEqual(real)
})

it('is right again after the clock was corrected', () => {
  vi.setSystemTime(real.getTime() - 24 * HOUR_MS)
  noteServerTime(real)
  vi.setSystemTime(real)
  noteServerTime(real)
  expect(serverNow()).toEqual(real)
})
