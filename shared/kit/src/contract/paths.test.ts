import { matchPath } from '@greenlight/runtime'
import { describe, expect, test } from 'vitest'
import { matchesPath, pathsOverlap, readOpenedPath } from './paths.ts'
import { parseDeclaration } from './registry.ts'

const packages = import.meta.glob<{ greenlight: unknown }>('../../../../mf-*/package.json', {
  eager: true,
  import: 'default',
})
const patterns = Object.values(packages).flatMap(({ greenlight }) =>
  parseDeclaration(greenlight).routes.map(({ path }) => path),
)

/** Addresses near a pattern: some match it, some do not. */
const addressesNear = (pattern: string) => {
  const filled = pattern.replace(/:[^/]+/g, 'Ab%2F-1')
  return [filled, `${filled}/`, filled.toUpperCase(), `${filled}x`, `${filled}/more`, `/x${filled}`]
}

describe('declared routes', () => {
  test('finds the routes that the remotes declare', () =>
    expect(patterns).toContain('/profile/:id'))

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

const kept = { openedPath: '/messages?thread=a_b', session: 'one' }

test('leads back in the session in which the address was opened', () => {
  expect(readOpenedPath(kept, 'one')).toBe('/messages?thread=a_b')
})

test.each([[null], ['one']])('leads a visitor on, before and after the sign-in: %s', (session) => {
  expect(readOpenedPath({ openedPath: '/share', session: null }, session)).toBe('/share')
})

test.each([
  ['another session', kept, 'two'],
  ['nobody signed in', kept, null],
  ['the address of another site', { openedPath: '//example.org', session: 'one' }, 'one'],
  ['no path', { openedPath: 'javascript:alert(1)', session: 'one' }, 'one'],
  ['an older entry', { openedPath: '/messages' }, 'one'],
  ['no text', { openedPath: 7, session: 'one' }, 'one'],
  ['no state', null, 'one'],
])('leads nowhere with %s', (_name, state, session) => {
  expect(readOpenedPath(state, session)).toBeNull()
})
