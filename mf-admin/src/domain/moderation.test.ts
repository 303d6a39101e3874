import { expect, test } from 'vitest'
import { deletionLogId, isEmailAddress, isLaterAdmin } from './moderation.ts'

test('deletionLogId contains the path and the creation time', () => {
  const id = deletionLogId('reports/r/experiences/e', new Date(1_760_000_000_123))
  expect(id).toBe('reports~r~experiences~e~1760000000123')
})

const at = (addedAt: number | null, createdAt: number | null = null) => ({
  addedAt: addedAt === null ? null : new Date(addedAt),
  createdAt: createdAt === null ? null : new Date(createdAt),
})

test.each([
  ['added later', at(2), at(1), true],
  ['added at the same time', at(1), at(1), false],
  ['added earlier', at(1), at(2), false],
  ['from before that time was stored', at(null, 9), at(1), false],
  ['added since, by one from before that', at(1), at(null, 9), true],
  ['both from before that, later', at(null, 2), at(null, 1), true],
  ['both from before that, earlier', at(null, 1), at(null, 2), false],
  ['of an unknown time', at(null), at(null, 2), false],
  ['of a known time, by one of an unknown time', at(null, 2), at(null), true],
])('an admin %s', (_, them, mine, expected) => {
  expect(isLaterAdmin(them, mine)).toBe(expected)
})

test.each([
  ['nina@greenlight.test', true],
  ["o'neil+admin_2@mail.greenlight.test", true],
  ['some one', false],
  ['nina', false],
  ['nina@', false],
  ['@greenlight.test', false],
  ['nina@green light.test', false],
  ['nína@greenlight.test', false],
  ['nina@greenlight.test/x', false],
  ['nina@a@b', false],
])('%s may be an admin: %s', (address, expected) => {
  expect(isEmailAddress(address)).toBe(expected)
})
