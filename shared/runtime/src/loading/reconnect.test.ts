import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { retryAfterReconnect } from './reconnect.ts'

const lost = new Error('no answer')
const refused = new Error('refused')
const isLost = (error: unknown) => error === lost

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('resolves with the first answer', async () => {
  const work = vi.fn(() => Promise.resolve('done'))
  await expect(retryAfterReconnect(work, isLost)).resolves.toBe('done')
  expect(work).toHaveBeenCalledTimes(1)
})

it('tries at 0, 1 and 4 s, then rejects with the last error', async () => {
  const triedAt: number[] = []
  const start = Date.now()
  const done = retryAfterReconnect(() => {
    triedAt.push(Date.now() - start)
    return Promise.reject(lost)
  }, isLost)
  const rejected = expect(done).rejects.toBe(lost)
  await vi.advanceTimersByTimeAsync(60_000)
  await rejected
  expect(triedAt).toEqual([0, 1000, 4000])
})

it('does not try again after an error that another try cannot heal', async () => {
  const work = vi.fn(() => Promise.reject(refused))
  await expect(retryAfterReconnect(work, isLost)).rejects.toBe(refused)
  expect(work).toHaveBeenCalledTimes(1)
})
