import { withLimit } from '@greenlight/runtime'
import { fail } from '../errors.ts'

/** A request on a bad connection may never be answered. */
const LIMIT_MS = 20_000

/** Before the second and the third try. */
const WAITS_MS = [2000, 6000]

/**
 * Runs `send`, and again if it has no answer within 20 seconds: three tries, with growing waits. A repeated send must be
 * safe. While the browser is offline it is not repeated.
 * @throws what `send` throws, and GreenlightError `messaging/send-failed` without an answer
 */
export async function sendInTime(send: () => Promise<void>): Promise<void> {
  const late = fail('messaging/send-failed')
  for (const wait of [...WAITS_MS, null]) {
    try {
      return await withLimit(send(), LIMIT_MS, () => late)
    } catch (cause) {
      if (cause !== late || wait === null || !navigator.onLine) throw cause
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}
