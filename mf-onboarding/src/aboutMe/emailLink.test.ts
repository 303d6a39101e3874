import { afterEach, expect, test, vi } from 'vitest'
import { sentLinkEmail } from './emailLink.ts'

const KEY = 'gl.onboarding.linkEmail.v2'
const HOUR_MS = 3_600_000

afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

test('the address of a link is known for an hour, and is then removed', () => {
  vi.useFakeTimers({ now: 0 })
  localStorage.setItem(KEY, JSON.stringify({ email: 'ann@greenlight.test', at: 0 }))
  vi.setSystemTime(HOUR_MS - 1)
  expect(sentLinkEmail()).toBe('ann@greenlight.test')
  vi.setSystemTime(HOUR_MS)
  expect(sentLinkEmail()).toBeNull()
  expect(localStorage.getItem(KEY)).toBeNull()
})
