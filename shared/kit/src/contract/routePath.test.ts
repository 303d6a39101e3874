import { matchPath } from '@greenlight/runtime'
import { describe, expect, test } from 'vitest'
import { parseManifest } from './registry.ts'
import { matchesPath, pathsOverlap } from './routePath.ts'

const packages = import.meta.glob<{ greenlight: unknown }>('../../../../mf-*/package.json', {
  eager: true,
  import: 'default',
})
const patterns = Object.values(packages).flatMap(({ greenlight }) =>
  parseManifest(greenlight).routes.map(({ path }) => path),
)

/** Addresses near a pattern: some match it, some do not. */
const addressesNear = (pattern: string) => {
  const filled = pattern.replace(/:[^/]+/g, 'Ab%2F-1')
  return [filled, `${filled}/`, filled.toUpperCase(), `${filled}x`, `${filled}/more`, `/x${filled}`]
}

describe('declared routes', () => {
  test('there are some', () => expect(patterns).toContain('/profile/:id'))

  test.each(patterns)('%s matches the same addresses as in React Router', (pattern) => {
    for (const address of ['/', ...patterns.flatMap(addressesNear)]) {
      expect(matchesPath(pattern, address), address).toBe(matchPath(pattern, address) !== null)
    }
  })
})

test.each([
  ['/profile/:id', '/profile/:who', true],
  ['/profile/:id', '/profile/me', true],
  ['/Gallery', '/gallery', true],
  ['/profile/:id', '/profile', false],
  ['/gallery', '/share', false],
])('%s and %s overlap: %s', (one, other, overlap) => {
  expect(pathsOverlap(one, other)).toBe(overlap)
})
