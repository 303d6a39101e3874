import { describe, expect, it, test } from 'vitest'
import { type ErasureStep, remainingErasureSteps, runErasure } from './eraseData.ts'

const all = [
  'begin',
  'threads',
  'names',
  'comments',
  'experiences',
  'reports',
  'blocks',
  'reads',
  'searches',
  'devices',
  'notices',
  'cases',
  'standing',
  'userAndName',
  'end',
  'signIn',
  'device',
]

describe('runErasure', () => {
  it.each([
    {
      name: 'everything, comments and experiences before reports, notices before cases',
      everything: true,
      done: [],
      ran: all,
    },
    {
      name: 'only the user document',
      everything: false,
      done: [],
      ran: ['threads', 'devices', 'user', 'device'],
    },
    {
      name: 'what an earlier attempt left',
      everything: true,
      done: ['begin', 'threads', 'names', 'comments', 'experiences', 'reports'] as const,
      ran: all.slice(6),
    },
  ])('runs $name', async ({ everything, done, ran }) => {
    const steps: ErasureStep[] = []
    await runErasure({
      everything,
      done,
      runStep: (step) => Promise.resolve(void steps.push(step)),
      onDone: () => {},
    })
    expect(steps).toEqual(ran)
  })

  it('stops at the step that fails and continues there', async () => {
    let done: readonly ErasureStep[] = []
    const steps: ErasureStep[] = []
    let broken = true
    const run = () =>
      runErasure({
        everything: true,
        done,
        runStep: (step) => {
          if (step === 'blocks' && broken) return Promise.reject(new Error('lost connection'))
          return Promise.resolve(void steps.push(step))
        },
        onDone: (steps) => (done = steps),
      })
    await expect(run()).rejects.toThrow('lost connection')
    expect(done).toEqual(['begin', 'threads', 'names', 'comments', 'experiences', 'reports'])
    broken = false
    await run()
    expect(steps).toEqual(all)
  })
})

test('remainingErasureSteps has an order that leaves no document unreachable', () => {
  expect(remainingErasureSteps(true, [])).toEqual(all)
})

test('without the checkbox, only conversations, push subscriptions, user document and device data are erased', () => {
  expect(remainingErasureSteps(false, [])).toEqual(['threads', 'devices', 'user', 'device'])
})

test('a second attempt continues after the finished steps', () => {
  expect(remainingErasureSteps(true, ['begin', 'threads'])).toEqual(all.slice(2))
  expect(remainingErasureSteps(true, remainingErasureSteps(true, []))).toEqual([])
})
