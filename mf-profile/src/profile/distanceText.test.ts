import { expect, it } from 'vitest'
import { distanceText } from './distanceText.ts'

it.each([
  [0, 'under 1 mile away'],
  [0.49, 'under 1 mile away'],
  [0.5, '1 mile away'],
  [12.6, '13 miles away'],
  [2451.3, '2,451 miles away'],
])('%f', (miles, text) => {
  expect(distanceText(miles)).toBe(text)
})
