import { GreenlightError } from '@greenlight/runtime'

/** A request on a dying connection may never be answered. Sending again under the same id is safe. */
const LIMIT_MS = 20_000

/** `sending`, or a failure when it takes too long. */
export async function withinLimit(sending: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new GreenlightError('message-send-failed')), LIMIT_MS)
  })
  await Promise.race([sending, limit]).finally(() => clearTimeout(timer))
}
