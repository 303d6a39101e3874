import fc from 'fast-check'
import { expect, test } from 'vitest'
import { threadId } from './conversationRequests.ts'

test('the id of a thread consists of both uids, sorted', () => {
  expect(threadId('zoe', 'adam')).toBe('adam_zoe')
})

test('both members get the same id', () => {
  fc.assert(fc.property(fc.string(), fc.string(), (a, b) => threadId(a, b) === threadId(b, a)))
})
