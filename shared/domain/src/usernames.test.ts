import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limits } from './limits.ts'
import { generateUsername, presetUsernames } from './usernames.ts'

test('lists 74 different names that profile setup accepts', () => {
  expect(new Set(presetUsernames).size).toBe(74)
  for (const name of presetUsernames) {
    expect(name.length).toBeGreaterThanOrEqual(limits.username.min)
    expect(name.length).toBeLessThanOrEqual(limits.username.max)
  }
})

test('never generates the same name twice in a row', () => {
  const randomNumber = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  fc.assert(
    fc.property(fc.constantFrom(...presetUsernames, ''), randomNumber, (previous, random) => {
      const name = generateUsername(previous, () => random)
      expect(presetUsernames).toContain(name)
      expect(name).not.toBe(previous)
    }),
  )
})

test('can generate every preset', () => {
  const names = presetUsernames.map((_, index) => generateUsername('', () => (index + 0.5) / 74))
  expect(new Set(names).size).toBe(74)
})
