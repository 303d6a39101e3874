import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTypingMark } from './createTypingMark.ts'

describe('createTypingMark', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  /** The writes with their time in ms: "+0" shows the mark, "-900" removes it. */
  async function writesAfter(steps: readonly (number | 'clear')[]) {
    const writes: string[] = []
    const started = performance.now()
    const mark = createTypingMark('t', (_, typing) => {
      writes.push(`${typing ? '+' : '-'}${performance.now() - started}`)
      return Promise.resolve()
    })
    for (const step of steps) {
      if (step === 'clear') mark.clear()
      else {
        await vi.advanceTimersByTimeAsync(step - (performance.now() - started))
        mark.show()
      }
      await vi.advanceTimersByTimeAsync(0)
    }
    return writes
  }

  it.each([
    ['writes at the first key', [0], ['+0']],
    ['ignores more keys within 3 s', [0, 1, 500, 2999], ['+0']],
    ['renews the mark every 3 s', [0, 1500, 3000, 4500, 6000], ['+0', '+3000', '+6000']],
    ['writes at the next key after a pause', [0, 20_000], ['+0', '+20000']],
    ['removes the mark once', [0, 1500, 'clear', 'clear', 4000], ['+0', '-1500', '+4000']],
    ['removes nothing before the first key', ['clear'], []],
    ['removes the mark after a second', [0, 'clear', 5000], ['+0', '-1000', '+5000']],
    ['writes at the next key after a removal', [0, 1500, 'clear', 1900], ['+0', '-1500', '+1900']],
    ['writes in turn', [0, 'clear', 400, 2500], ['+0', '-1000', '+1000']],
  ] as const)('%s', async (_, steps, writes) => {
    expect(await writesAfter(steps)).toEqual(writes)
  })

  it('removes the mark only after it was written', async () => {
    const writes: boolean[] = []
    let finishWrite = () => {}
    const mark = createTypingMark('t', (_, typing) => {
      writes.push(typing)
      return new Promise((resolve) => (finishWrite = resolve))
    })
    mark.show()
    mark.clear()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(writes).toEqual([true])
    finishWrite()
    await vi.advanceTimersByTimeAsync(1000)
    expect(writes).toEqual([true, false])
  })
})
