import { describe, expect, it, test } from 'vitest'
import {
  alertFields,
  type AlertSettings,
  isPushEndpoint,
  parsePushDevice,
  parsePushMessage,
  readAlertSettings,
  readBouncedAt,
} from './alerts.ts'

const settings: AlertSettings = {
  email: 'soon',
  push: true,
  open: false,
  kinds: ['messages', 'cases'],
}

describe('the settings', () => {
  it('are the same after storing and parsing', () => {
    expect(readAlertSettings({ alerts: alertFields(settings) })).toEqual(settings)
  })

  it('have the four fields that the access rules accept', () => {
    expect(Object.keys(alertFields(settings))).toEqual(['email', 'push', 'open', 'kinds'])
  })

  it('are null for a member who was not asked', () => {
    expect(readAlertSettings({ username: 'Ann' })).toBeNull()
  })

  it('turn nothing on that is not readable', () => {
    const odd = { email: 'always', push: 'yes', kinds: ['messages', 'birthdays', 7] }
    expect(readAlertSettings({ alerts: odd })).toEqual({
      email: 'off',
      push: false,
      open: false,
      kinds: ['messages'],
    })
  })

  it('know of a returned e-mail', () => {
    const at = new Date(0)
    expect(readBouncedAt({ alerts: { bouncedAt: { toDate: () => at } } })).toEqual(at)
    expect(readBouncedAt({ alerts: alertFields(settings) })).toBeNull()
    expect(readBouncedAt({})).toBeNull()
  })
})

describe('a device', () => {
  const device = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
    p256dh: 'B'.repeat(87),
    auth: 'a'.repeat(22),
  }

  it('is read', () => {
    expect(parsePushDevice('3', { ...device, hash: 'h' })).toEqual({ slot: '3', ...device })
  })

  it.each([{ endpoint: 'https://169.254.169.254/latest' }, { p256dh: 'short' }, { auth: 'short' }])(
    'is null with %o',
    (wrong) => {
      expect(parsePushDevice('3', { ...device, ...wrong })).toBeNull()
    },
  )

  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://db5p.notify.windows.com/w/?token=abc',
  ])('may be at %s', (endpoint) => expect(isPushEndpoint(endpoint)).toBe(true))

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com.evil.test/abc',
    'https://fcm.googleapis.com@evil.test/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://evil.test/fcm.googleapis.com/',
    'https://notify.windows.com/abc',
    'https://fcm.googleapis.com/a b',
    'https://fcm.googleapis.com/a\nb',
  ])('may not be at %s', (endpoint) => expect(isPushEndpoint(endpoint)).toBe(false))
})

test('a push message opens addresses of this site only', () => {
  const message = { title: 'You have news', body: '', path: '/notices' }
  expect(parsePushMessage(message)).toEqual(message)
  expect(parsePushMessage({ ...message, path: '//evil.test' })).toBeNull()
  expect(parsePushMessage({ ...message, path: 'https://evil.test' })).toBeNull()
  expect(parsePushMessage(null)).toBeNull()
})
