import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editPattern, MAX_PATTERN, measureEdits } from './editDistance.ts'

/** Edits from the pattern to the text, by the book. */
function byTheBook(pattern: readonly number[], text: readonly number[]): number {
  const rows = Array.from({ length: pattern.length + 1 }, (_, i) =>
    Array.from({ length: text.length + 1 }, (_, j) => (i === 0 ? j : i)),
  )
  const at = (i: number, j: number) => rows[i]?.[j] ?? Infinity
  for (let i = 1; i <= pattern.length; i += 1) {
    for (let j = 1; j <= text.length; j += 1) {
      const replaced = at(i - 1, j - 1) + (pattern[i - 1] === text[j - 1] ? 0 : 1)
      const isSwap =
        i > 1 && j > 1 && pattern[i - 1] === text[j - 2] && pattern[i - 2] === text[j - 1]
      const swapped = isSwap ? at(i - 2, j - 2) + 1 : Infinity
      const row = rows[i]
      if (row) row[j] = Math.min(replaced, swapped, at(i - 1, j) + 1, at(i, j - 1) + 1)
    }
  }
  return at(pattern.length, text.length)
}

// Few different letters, so that texts are often near each other.
const letters = (maxLength: number) => fc.array(fc.integer({ min: 1, max: 4 }), { maxLength })
const typed = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: MAX_PATTERN })

function measure(pattern: readonly number[], text: readonly number[], limit: number) {
  const result = { whole: -1, beginning: -1 }
  // With other text around it, which must not be read.
  const codes = Uint8Array.from([9, ...text, 9])
  measureEdits(editPattern(pattern), codes, 1, 1 + text.length, limit, result)
  return result
}

test('the distance to the whole text equals the textbook algorithm, or exceeds the limit', () => {
  fc.assert(
    fc.property(typed, letters(40), fc.nat(4), (pattern, text, limit) => {
      const distance = byTheBook(pattern, text)
      const { whole } = measure(pattern, text, limit)
      if (distance <= limit) expect(whole).toBe(distance)
      else expect(whole).toBeGreaterThan(limit)
    }),
    { numRuns: 1000 },
  )
})

test('the distance to the nearest prefix is the smallest over all prefixes', () => {
  fc.assert(
    fc.property(typed, letters(20), (pattern, text) => {
      const beginnings = text.map((_, at) => byTheBook(pattern, text.slice(0, at + 1)))
      const nearest = Math.min(pattern.length, ...beginnings)
      expect(measure(pattern, text, MAX_PATTERN).beginning).toBe(nearest)
    }),
    { numRuns: 500 },
  )
})
