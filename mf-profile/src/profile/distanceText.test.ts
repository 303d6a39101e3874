import { expect, it } from 'vitest'
import { distanceText } from './distanceText.ts'

it.each([
  [0, 'in your town'],
  [0.99, 'in your town'],
  [1, '5 miles away'],
  [7.4, '5 miles away'],
  [12.6, '15 miles away'],
  [2451.3, '2,450 miles away'],
])('%f', (miles, text) => {
  expect(distanceText(miles)).toBe(text)
})
