import { expect, test } from 'vitest'
import { nextAllowedAt, readQuota } from './quota.ts'

const since = new Date('2026-03-01T14:20:00Z')
const later = (hours: number) => new Date(since.getTime() + hours * 60 * 60 * 1000)

test('a full day ends 24 hours after its first document', () => {
  expect(nextAllowedAt('share', { since, count: 5 }, later(1))).toEqual(later(24))
  expect(nextAllowedAt('share', { since, count: 5 }, later(24))).toBeNull()
})

test('a day that is not full, or has not begun, has room', () => {
  expect(nextAllowedAt('share', { since, count: 4 }, later(1))).toBeNull()
  expect(nextAllowedAt('share', null, later(1))).toBeNull()
})

test('reads a stored counter, and none from anything else', () => {
  expect(readQuota({ since: { toDate: () => since }, count: 3 })).toEqual({ since, count: 3 })
  expect(readQuota({ count: 3 })).toBeNull()
  expect(readQuota(undefined)).toBeNull()
})
