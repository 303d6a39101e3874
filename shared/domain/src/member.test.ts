import { expect, test } from 'vitest'
import { authorName } from './member.ts'

test.each([
  [{ displayName: 'Ada', userName: 'WarmWillow' }, 'Ada'],
  [{ displayName: null, userName: 'WarmWillow' }, 'WarmWillow'],
  [{ displayName: '  ', userName: ' WarmWillow ' }, 'WarmWillow'],
  [{ email: 'ada.l@example.org' }, 'ada.l'],
  [{ displayName: 'ada.l@example.org' }, 'ada.l'],
  [{ displayName: ' ada.l@example.org ' }, 'ada.l'],
  [{ displayName: 'Ada @ home' }, 'Ada @ home'],
  [{ displayName: '@ada' }, '@ada'],
  [{ displayName: 42, userName: {}, email: undefined }, 'User'],
  [{}, 'User'],
])('%j is shown as %s', (sources, name) => {
  expect(authorName(sources)).toBe(name)
})
