import { expect, test } from 'vitest'
import { readOpenedPath } from './openedPath.ts'

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
