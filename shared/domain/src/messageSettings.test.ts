import { expect, test } from 'vitest'
import { defaultMessageSettings, readMessageSettings } from './messageSettings.ts'

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
  })
})
