import { expect, it } from 'vitest'
import { durationText, lastMonths, median, shareText } from './caseNumbers.ts'

it('lists months back over the turn of the year', () => {
  const months = lastMonths(3, new Date(2026, 1, 28, 12))
  expect(months.map(({ start, end }) => [start, end])).toEqual([
    [new Date(2026, 1, 1), new Date(2026, 2, 1)],
    [new Date(2026, 0, 1), new Date(2026, 1, 1)],
    [new Date(2025, 11, 1), new Date(2026, 0, 1)],
  ])
})

it.each([
  [[], null],
  [[7], 7],
  [[9, 1, 5], 5],
  [[4, 1, 3, 100], 3.5],
])('the median of %j is %j', (numbers, middle) => {
  expect(median(numbers)).toBe(middle)
})

it('has a share of something only', () => {
  expect(shareText(1, 8)).toBe('13 %')
  expect(shareText(0, 5)).toBe('0 %')
  expect(shareText(0, 0)).toBe('–')
})

it.each([
  [20 * 60_000, '20 min'],
  [5 * 3_600_000, '5 h'],
  [47 * 3_600_000, '47 h'],
  [72 * 3_600_000, '3 days'],
])('%i ms are %s', (ms, text) => {
  expect(durationText(ms)).toBe(text)
})
