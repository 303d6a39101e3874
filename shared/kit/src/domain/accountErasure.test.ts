import { expect, test } from 'vitest'
import { remainingErasure } from './accountErasure.ts'

const all = ['comments', 'experiences', 'reports', 'blocks', 'reads', 'user', 'signIn', 'device']

test('everything goes in an order that leaves nothing unreachable', () => {
  expect(remainingErasure(true, [])).toEqual(all)
})

test('without the box only the user document and what the device keeps', () => {
  expect(remainingErasure(false, [])).toEqual(['user', 'device'])
})

test('an attempt that broke off goes on where it was', () => {
  expect(remainingErasure(true, ['comments', 'experiences'])).toEqual(all.slice(2))
  expect(remainingErasure(true, remainingErasure(true, []))).toEqual([])
})
