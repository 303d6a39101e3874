import { expect, it } from 'vitest'
import { outcomesOf } from './outcomes.ts'

const entry = (id: string, actor: string, point: 'spam' | 'minor' | null = 'spam') => ({
  ...{ id, actor, point },
})

it('counts appeals and reversals by point, and leaves out points without a decision', () => {
  const entries = [entry('a', 'ann'), entry('b', 'ann'), entry('c', 'bob', 'minor')]
  const appeals = [
    { appealed: 'a', state: 'granted' },
    { appealed: 'b', state: 'open' },
    { appealed: 'older', state: 'granted' },
  ] as const
  expect(outcomesOf([...entries, entry('d', 'bob', null)], appeals).byPoint).toEqual([
    { point: 'minor', decisions: 1, appealed: 0, reversed: 0 },
    { point: 'spam', decisions: 2, appealed: 2, reversed: 1 },
    { point: null, decisions: 1, appealed: 0, reversed: 0 },
  ])
})

it('counts by admin from ten decisions on', () => {
  const ten = Array.from({ length: 10 }, (_, at) => entry(`a${at}`, 'ann'))
  const nine = Array.from({ length: 9 }, (_, at) => entry(`b${at}`, 'bob'))
  const appeals = [{ appealed: 'a3', state: 'granted' }] as const
  expect(outcomesOf([...ten, ...nine], appeals).byAdmin).toEqual([
    { actor: 'ann', decisions: 10, appealed: 1, reversed: 1 },
  ])
})
