import { expect, test } from 'vitest'
import { isEmailAddress, isLaterAdmin } from './admins.ts'

const at = (addedAt: number | null, createdAt: number | null = null) => ({
  addedAt: addedAt === null ? null : new Date(addedAt),
  createdAt: createdAt === null ? null : new Date(createdAt),
})

test.each([
  ['they were added later', at(2), at(1), true],
  ['both were added at the same time', at(1), at(1), false],
  ['they were added earlier', at(1), at(2), false],
  ['only they have no addedAt', at(null, 9), at(1), false],
  ['only I have no addedAt', at(1), at(null, 9), true],
  ['neither has addedAt, and they were created later', at(null, 2), at(null, 1), true],
  ['neither has addedAt, and they were created earlier', at(null, 1), at(null, 2), false],
  ['they have no time at all', at(null), at(null, 2), false],
  ['I have no time at all', at(null, 2), at(null), true],
])('isLaterAdmin: %s', (_, them, mine, expected) => {
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
