import fc from 'fast-check'
import { expect, test } from 'vitest'
import { topTowns } from './topTowns.ts'

const town = fc.record({ position: fc.nat(20), score: fc.nat(5) })

test('keeps the best of the added towns, each once', () => {
  fc.assert(
    fc.property(fc.array(town), (towns) => {
      const top = topTowns(4)
      for (const each of towns) top.add(each)
      const best = new Map<number, number>()
      for (const { position, score } of towns) {
        best.set(position, Math.max(score, best.get(position) ?? 0))
      }
      const sorted = [...best]
        .map(([position, score]) => ({ position, score }))
        .sort((a, b) => b.score - a.score || a.position - b.position)
      expect(top.list()).toEqual(sorted.slice(0, 4))
    }),
  )
})

test('refuses a town below all others of a full list', () => {
  const top = topTowns(1)
  expect(top.add({ position: 5, score: 50 })).toBe(true)
  expect(top.add({ position: 6, score: 50 })).toBe(false)
  expect(top.add({ position: 4, score: 50 })).toBe(true)
})
