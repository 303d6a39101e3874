import { expect, test } from 'vitest'
import { isIdentical } from './samePhoto.ts'

test('only equal keys in the same order are an identical picture', () => {
  expect(isIdentical(['a', 'b'], ['a', 'b'])).toBe(true)
  expect(isIdentical(['a', 'b'], ['b', 'a'])).toBe(false)
  expect(isIdentical(['a', 'b'], ['a', 'c'])).toBe(false)
  expect(isIdentical([], [])).toBe(false)
})
