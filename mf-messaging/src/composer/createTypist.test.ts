import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTypist } from './createTypist.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** What is told when, in ms: "+0" I am typing, "-900" no longer. */
async function tell(steps: readonly (number | 'stop')[]) {
  const told: string[] = []
  const started = performance.now()
  const typist = createTypist('t', (_, typing) => {
    told.push(`${typing ? '+' : '-'}${performance.now() - started}`)
    return Promise.resolve()
  })
  for (const step of steps) {
    if (step === 'stop') typist.stop()
    else {
      await vi.advanceTimersByTimeAsync(step - (performance.now() - started))
      typist.type()
    }
    await vi.advanceTimersByTimeAsync(0)
  }
  return told
}

it.each([
  ['the first key tells', [0], ['+0']],
  ['more keys within 3 s do not', [0, 1, 500, 2999], ['+0']],
  ['going on renews it every 3 s', [0, 1500, 3000, 4500, 6000], ['+0', '+3000', '+6000']],
  ['after a pause the next key tells', [0, 20_000], ['+0', '+20000']],
  ['stopping takes it back, once', [0, 'stop', 'stop'], ['+0', '-0']],
  ['stopping before the first key tells nothing', ['stop'], []],
  ['after stopping the next key tells at once', [0, 'stop', 400], ['+0', '-0', '+400']],
] as const)('%s', async (_, steps, told) => {
  expect(await tell(steps)).toEqual(told)
})

it('lets no mark overtake its removal', async () => {
  const told: boolean[] = []
  let written = () => {}
  const typist = createTypist('t', (_, typing) => {
    told.push(typing)
    return new Promise((resolve) => (written = resolve))
  })
  typist.type()
  typist.stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(told).toEqual([true])
  written()
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toEqual([true, false])
})
