import { expect, it } from 'vitest'
import { countByAge } from './waitingAges.ts'

it('counts by age, and what has no date as the oldest', () => {
  const now = new Date('2026-03-10T12:00:00Z')
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  const dates = [-1, 0, 23.9, 24, 47, 48, 167, 168, 1000].map(hoursAgo)
  expect(countByAge([...dates, null], now)).toEqual([3, 2, 2, 3])
  expect(countByAge([], now)).toEqual([0, 0, 0, 0])
})
