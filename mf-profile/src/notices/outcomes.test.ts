import { expect, it } from 'vitest'
import type { NamedNotice } from './namedNotices.ts'
import { mergeOutcomes, type Outcome } from './outcomes.ts'

const at = (day: number) => new Date(Date.UTC(2026, 10, day))
const notice = (id: string, day: number): NamedNotice => ({
  ...{ id, kind: 'warn', target: 'users/ann', point: null, reason: '' },
  ...{ at: at(day), readAt: null, subject: null },
})
const outcome = (id: string, day: number, decision = 'log'): Outcome => ({
  ...{ id, kind: 'uphold', target: 'reports/a', decision, at: at(day), subject: null },
})
const ids = (items: readonly (NamedNotice | Outcome)[]) => items.map(({ id }) => id)

it('lists notices and outcomes with the latest first', () => {
  const items = mergeOutcomes([notice('n2', 12), notice('n1', 10)], [outcome('f', 11)], false)
  expect(ids(items)).toEqual(['n2', 'f', 'n1'])
})

it('keeps older outcomes back while more notices can be loaded', () => {
  const outcomes = [outcome('new', 11), outcome('old', 9)]
  expect(ids(mergeOutcomes([notice('n', 10)], outcomes, true))).toEqual(['new', 'n'])
  expect(ids(mergeOutcomes([notice('n', 10)], outcomes, false))).toEqual(['new', 'n', 'old'])
})

it('leaves out what an older notice tells already', () => {
  const told: NamedNotice = { ...notice('log', 10), kind: 'uphold', target: 'reports/a' }
  expect(ids(mergeOutcomes([told], [outcome('f', 10)], false))).toEqual(['log'])
  expect(ids(mergeOutcomes([told], [outcome('f', 10, 'other')], false))).toEqual(['log', 'f'])
})

it('lists outcomes without any notice', () => {
  expect(ids(mergeOutcomes([], [outcome('f', 10)], false))).toEqual(['f'])
})
