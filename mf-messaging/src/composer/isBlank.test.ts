import { expect, test } from 'vitest'
import { isBlank } from './isBlank.ts'

test.each(['', '   ', '\n\n', '\u00A0\u3000', '\u200B\u200E', '\u2800', '\u3164', '\u0301'])(
  'nothing to see in %j',
  (text) => expect(isBlank(text)).toBe(true),
)

test.each(['a', ' . ', 'שלום', 'こんにちは', '👍🏽', '0', 'e\u0301', '\n?'])(
  'something to see in %j',
  (text) => expect(isBlank(text)).toBe(false),
)
