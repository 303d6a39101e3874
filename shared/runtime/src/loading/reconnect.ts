/**
 * The delays before each try after an offline period, in ms. Browsers report a connection before requests
 * succeed.
 */
export const RECONNECT_WAITS_MS: readonly number[] = [0, 1000, 3000]

const [, ...WAITS_BETWEEN_MS] = RECONNECT_WAITS_MS

/**
 * Runs `work` that has waited for the connection: at once, and after failures again 1 and 3 s later. Call it
 * when the browser is online again.
 * @param mayTryAgain whether to retry after this error. Not called after the last try.
 * @returns what `work` resolves to
 * @throws the error of the last try
 */
export async function retryAfterReconnect<T>(
  work: () => Promise<T>,
  mayTryAgain: (error: unknown) => boolean,
): Promise<T> {
  for (const waitMs of WAITS_BETWEEN_MS) {
    try {
      return await work()
    } catch (error) {
      if (!mayTryAgain(error)) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, waitMs))
  }
  return work()
}
