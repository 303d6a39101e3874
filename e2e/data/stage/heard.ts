import { GreenlightError } from '@greenlight/kit/domain/errors'
import type { OnError, Unsubscribe } from '@greenlight/kit/data/listen'

type Start<T> = (onData: (data: T) => void, onError: OnError) => Unsubscribe

/** What a live operation says, one answer after the other. */
export class Heard<T> {
  readonly answers: (T | GreenlightError)[] = []
  readonly stop: Unsubscribe
  private wake = () => {}

  constructor(start: Start<T>) {
    const hear = (answer: T | GreenlightError) => {
      this.answers.push(answer)
      this.wake()
    }
    this.stop = start(hear, hear)
  }

  /** The first answer, from now on or already there, that `is` accepts. */
  async until(is: (answer: T) => boolean): Promise<T> {
    const limit = Date.now() + 10_000
    for (;;) {
      const last = this.answers.at(-1)
      if (last !== undefined && !(last instanceof GreenlightError) && is(last)) return last
      if (Date.now() > limit) throw new Error(`Not heard: ${JSON.stringify(this.answers)}`)
      await this.next()
    }
  }

  /** The code of the failure that ends it. */
  async failure(): Promise<string> {
    for (;;) {
      const last = this.answers.at(-1)
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
