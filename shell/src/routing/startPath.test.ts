import { expect, test } from 'vitest'
import { startPath } from './startPath.ts'

test.each([
  [null, false, '/welcome'],
  [null, true, '/welcome'],
  ['0', false, '/welcome'],
  ['1', false, '/login'],
  ['1', true, '/gallery'],
])('flag %j, signed in %s: %s', (stored, signedIn, path) => {
  expect(startPath(stored, signedIn)).toBe(path)
})
