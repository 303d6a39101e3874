import { setTimeout as wait } from 'node:timers/promises'
import { verbLimitMs } from '../tab.ts'

/**
 * Repeats an attempt until it has a result, which it returns. An attempt may fail: a page is just being
 * replaced, or a program is starting.
 * @throws after `verbLimitMs`
 */
export async function until<T>(what: string, attempt: () => Promise<T | undefined>): Promise<T> {
  const end = Date.now() + verbLimitMs
  let last = ''
  while (Date.now() < end) {
    try {
      const result = await attempt()
      if (result !== undefined) return result
      last = ''
    } catch (error) {
      last = ` (${error instanceof Error ? error.message : String(error)})`
    }
    await wait(50)
  }
  throw new Error(`Not within the time limit: ${what}${last}`)
}
