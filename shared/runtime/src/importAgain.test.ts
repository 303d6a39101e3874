import { expect, it, vi } from 'vitest'
import { importAgain, nextAddress } from './importAgain.ts'

const module = 'https://gl.test/assets/Terms-1a.js'

it.each([
  ['Chromium', `Failed to fetch dynamically imported module: ${module}`],
  ['Firefox', `error loading dynamically imported module: ${module}`],
])('asks elsewhere for what could not be downloaded, as %s says it', (_, message) => {
  expect(nextAddress(new TypeError(message), 1)).toBe(`${module}?again=1`)
})

it('asks elsewhere each time', () => {
  const error = new TypeError(`Failed to fetch dynamically imported module: ${module}?again=1`)
  expect(nextAddress(error, 2)).toBe(`${module}?again=2`)
})

it.each([
  new TypeError('Importing a module script failed.'),
  new TypeError('error loading dynamically imported module: https://'),
  new Error('Thrown by the module itself, see https://elsewhere.test/why'),
  'no',
])('knows no other address from %s', (error) => {
  expect(nextAddress(error, 1)).toBeUndefined()
})

it('tries as before where the browser does not tell the address', async () => {
  const load = vi.fn<() => Promise<string>>()
  load.mockRejectedValueOnce(new TypeError('Importing a module script failed.'))
  load.mockResolvedValueOnce('the module')
  const loadModule = importAgain(load)
  await expect(loadModule()).rejects.toThrow('Importing')
  await expect(loadModule()).resolves.toBe('the module')
})
