import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sendInTime } from './sendInTime.ts'

/** What comes of it: "done", the code of an error, or null while it is under way. */
function outcomeOf(work: Promise<void>) {
  const outcome: { text: string | null } = { text: null }
  work.then(
    () => (outcome.text = 'done'),
    (error: { code: string }) => (outcome.text = error.code),
  )
  return outcome
}

const noAnswer = () => new Promise<void>(() => {})

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
})
afterEach(() => vi.useRealTimers())

it('sends three times without an answer, after 20 s each and growing waits, then gives up', async () => {
  const send = vi.fn(noAnswer)
  const outcome = outcomeOf(sendInTime(send))
  expect(send).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(21_999)
  expect(send).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(send).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(25_999)
  expect(send).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(send).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(19_999)
  expect(outcome.text).toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  expect(outcome.text).toBe('messaging/send-failed')
})

it('is done when a later try is answered', async () => {
  const send = vi.fn().mockImplementationOnce(noAnswer).mockResolvedValueOnce(undefined)
  const outcome = outcomeOf(sendInTime(send))
  await vi.advanceTimersByTimeAsync(22_000)
  expect(outcome.text).toBe('done')
  expect(send).toHaveBeenCalledTimes(2)
})

it('sends once if it is refused, and once without a connection', async () => {
  const refused = vi.fn().mockRejectedValue({ code: 'messaging/not-allowed' })
  await expect(sendInTime(refused)).rejects.toEqual({ code: 'messaging/not-allowed' })
  expect(refused).toHaveBeenCalledTimes(1)

  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const send = vi.fn(noAnswer)
  const outcome = outcomeOf(sendInTime(send))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(outcome.text).toBe('messaging/send-failed')
  expect(send).toHaveBeenCalledTimes(1)
})
