import { expect, test } from 'vitest'
import { authorName, defaultMessageSettings, readMessageSettings } from './member.ts'

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

test.each([
  ['nothing stored', {}, {}],
  ['nested settings', { messageSettings: { allow: 'none' } }, { allow: 'none' }],
  [
    'flat settings',
    { msgAllow: 'none', msgTyping: false },
    { allow: 'none', typingIndicators: false },
  ],
  [
    'all flat settings off',
    { msgReadReceipts: false, msgNotifications: false },
    { readReceipts: false, notifications: false },
  ],
  [
    'nested before flat, field by field',
    { messageSettings: { readReceipts: true }, msgReadReceipts: false, msgAllow: 'none' },
    { readReceipts: true, allow: 'none' },
  ],
  [
    'a setting that older documents do not have',
    { messageSettings: { additions: false } },
    { additions: false },
  ],
  ['odd values', { messageSettings: 'on', msgAllow: 'friends', msgTyping: 'Off' }, {}],
])('%s', (_name, user, changed) => {
  expect(readMessageSettings(user)).toEqual({ ...defaultMessageSettings, ...changed })
})

test('by default everyone may write and all settings are on', () => {
  expect(defaultMessageSettings).toEqual({
    allow: 'everyone',
    readReceipts: true,
    typingIndicators: true,
    notifications: true,
    additions: true,
  })
})
