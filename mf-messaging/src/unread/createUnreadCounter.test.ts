import { expect, it, vi } from 'vitest'
import { createUnreadCounter } from './createUnreadCounter.ts'

const thread = (lastAt: number, id = 't') => ({
  id,
  members: ['me', 'you'] as const,
  lastAt: new Date(lastAt),
})

it('counts each state of a conversation once', async () => {
  const fetchCount = vi.fn(() => Promise.resolve(fetchCount.mock.calls.length))
  const countUnread = createUnreadCounter(fetchCount)
  expect(await countUnread(thread(1), null)).toBe(1)
  expect(await countUnread(thread(1), null)).toBe(1)
  expect(await countUnread(thread(2), null)).toBe(2)
  expect(await countUnread(thread(2), new Date(1))).toBe(3)
  expect(await countUnread(thread(2, 'other'), null)).toBe(4)
})

it('counts again after a failure', async () => {
  const fetchCount = vi.fn(() => Promise.reject<number>(new Error('no')))
  const countUnread = createUnreadCounter(fetchCount)
  await expect(countUnread(thread(1), null)).rejects.toThrow('no')
  fetchCount.mockResolvedValue(5)
  expect(await countUnread(thread(1), null)).toBe(5)
})
