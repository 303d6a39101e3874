import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold } from './fold.ts'

test.each([
  ['Española', 'espanola'],
  ['  ÉLODIE\n Müller ', 'elodie muller'],
  ['Łukasz Strauß', 'lukasz strauss'],
  ['Ærøskøbing', 'aeroskobing'],
  ['ＡＢＣ', 'abc'],
  ['İstanbul', 'istanbul'],
  ['東京', '東京'],
  ['', ''],
])('%j is normalized to %j', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

test('normalizing twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(fold(fold(text))).toBe(fold(text))
    }),
  )
})
