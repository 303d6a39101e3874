import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sortedMembers, threadId } from './threadId.ts'

test('the id is both uids, sorted', () => {
  expect(threadId('zoe', 'adam')).toBe('adam_zoe')
  expect(sortedMembers('b', 'B')).toEqual(['B', 'b'])
})

test('whoever starts, the id is the same', () => {
  fc.assert(fc.property(fc.string(), fc.string(), (a, b) => threadId(a, b) === threadId(b, a)))
})
