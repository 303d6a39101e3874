import type { OnError, Unsubscribe } from '@greenlight/kit/data/listeners'
import { GreenlightError } from '@greenlight/runtime'

/** The code of the GreenlightError that `operation` fails with. */
export async function errorCodeOf(operation: Promise<unknown>): Promise<string> {
  try {
    await operation
  } catch (error) {
    if (error instanceof GreenlightError) return error.code
    throw error
  }
  return 'no failure'
}

type Start<T> = (onData: (data: T) => void, onError: OnError) => Unsubscribe

/** Collects the answers of a live operation. */
export class LiveAnswers<T> {
  readonly all: (T | GreenlightError)[] = []
  readonly stop: Unsubscribe
  private wake = () => {}

  constructor(start: Start<T>) {
    const add = (answer: T | GreenlightError) => {
      this.all.push(answer)
      this.wake()
    }
    this.stop = start(add, add)
  }

  /** Waits until the latest answer passes `is`. */
  async until(is: (answer: T) => boolean): Promise<T> {
    const limit = Date.now() + 60_000
    for (;;) {
      const last = this.all.at(-1)
      if (last !== undefined && !(last instanceof GreenlightError) && is(last)) return last
      if (Date.now() > limit) throw new Error(`No such answer in 60 s: ${JSON.stringify(this.all)}`)
      await this.next()
    }
  }

  /** Waits for an error and returns its code. */
  async failure(): Promise<string> {
    for (;;) {
      const last = this.all.at(-1)
      if (last instanceof GreenlightError) return last.code
      await this.next()
    }
  }

  private next(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, 1000)
      this.wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}
