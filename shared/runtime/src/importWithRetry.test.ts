import { expect, it, vi } from 'vitest'
import { importWithRetry, nextAddress } from './importWithRetry.ts'

const module = 'https://gl.test/assets/Terms-1a.js'

it.each([
  ['Chromium', `Failed to fetch dynamically imported module: ${module}`],
  ['Firefox', `error loading dynamically imported module: ${module}`],
])('uses a new address after a failed download in %s', (_, message) => {
  expect(nextAddress(new TypeError(message), 1)).toBe(`${module}?again=1`)
})

it('uses another address for each attempt', () => {
  const error = new TypeError(`Failed to fetch dynamically imported module: ${module}?again=1`)
  expect(nextAddress(error, 2)).toBe(`${module}?again=2`)
})

it.each([
  new TypeError('Importing a module script failed.'),
  new TypeError('error loading dynamically imported module: https://'),
  new Error('Thrown by the module itself, see https://elsewhere.test/why'),
  'no',
])('finds no address in %s', (error) => {
  expect(nextAddress(error, 1)).toBeUndefined()
})

it('tries the same address where the browser does not tell it', async () => {
  const load = vi.fn<() => Promise<string>>()
  load.mockRejectedValueOnce(new TypeError('Importing a module script failed.'))
  load.mockResolvedValueOnce('the module')
  const loadModule = importWithRetry(load)
  await expect(loadModule()).rejects.toThrow('Importing')
  await expect(loadModule()).resolves.toBe('the module')
})
