import { expect, test } from 'vitest'
import { isDownloadError } from './remoteError.ts'

test.each([
  [new TypeError('Failed to fetch dynamically imported module: http://localhost/a.js'), true],
  [new TypeError('error loading dynamically imported module: http://localhost/a.js'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new Error('Unable to preload CSS for /assets/a.css'), true],
  [new Error('[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008'), true],
  [new Error('boom'), false],
  [new TypeError('undefined is not a function'), false],
  ['Failed to fetch dynamically imported module', false],
  [undefined, false],
])('%s: %s', (error, expected) => {
  expect(isDownloadError(error)).toBe(expected)
})
