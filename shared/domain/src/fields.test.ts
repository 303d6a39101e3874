import { describe, expect, it } from 'vitest'
import { isBlank } from './fields.ts'

describe('isBlank', () => {
  it.each(['', '   ', '\n\n', '\u00A0\u3000', '\u200B\u200E', '\u2800', '\u3164', '\u0301'])(
    'finds nothing visible in %j',
    (text) => expect(isBlank(text)).toBe(true),
  )

  it.each(['a', ' . ', 'שלום', 'こんにちは', '👍🏽', '0', 'e\u0301', '\n?'])(
    'finds something visible in %j',
    (text) => expect(isBlank(text)).toBe(false),
  )
})
