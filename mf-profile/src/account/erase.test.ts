import type { ErasureStep } from '@greenlight/kit/domain/accountErasure'
import { describe, expect, it } from 'vitest'
import { erase } from './erase.ts'

const all = ['comments', 'experiences', 'reports', 'blocks', 'reads', 'user', 'signIn', 'device']

describe('erase', () => {
  it.each([
    { name: 'everything, what hangs below first', everything: true, done: [], taken: all },
    { name: 'the user document only', everything: false, done: [], taken: ['user', 'device'] },
    {
      name: 'what an earlier try left',
      everything: true,
      done: ['comments', 'experiences', 'reports'] as const,
      taken: ['blocks', 'reads', 'user', 'signIn', 'device'],
    },
  ])('takes $name', async ({ everything, done, taken }) => {
    const steps: ErasureStep[] = []
    await erase({
      everything,
      done,
      take: (step) => Promise.resolve(void steps.push(step)),
      onDone: () => {},
    })
    expect(steps).toEqual(taken)
  })

  it('stops at the step that fails, and goes on there', async () => {
    let done: readonly ErasureStep[] = []
    const steps: ErasureStep[] = []
    let broken = true
    const run = () =>
      erase({
        everything: true,
        done,
        take: (step) => {
          if (step === 'blocks' && broken) return Promise.reject(new Error('lost connection'))
          return Promise.resolve(void steps.push(step))
        },
        onDone: (steps) => (done = steps),
      })
    await expect(run()).rejects.toThrow('lost connection')
    expect(done).toEqual(['comments', 'experiences', 'reports'])
    broken = false
    await run()
    expect(steps).toEqual(all)
  })
})
