import { expect, test } from 'vitest'
import { isAdAfter } from './AdCard.tsx'

test('an ad follows the 6th, 12th and 18th of 20 profiles', () => {
  const positions = Array.from({ length: 20 }, (_, index) => index)
  expect(positions.filter(isAdAfter).map((index) => index + 1)).toEqual([6, 12, 18])
})
