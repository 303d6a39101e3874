import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { graphemes, splitByFont, toPrintable, wrapLines } from './textLayout.ts'

const face = (name: string, letters: string) => ({
  name,
  has: new Set([...letters].map((letter) => letter.codePointAt(0) ?? 0)),
})
const latin = face('latin', 'abcdef ,')
const greek = face('greek', 'αβγ')

describe('graphemes', () => {
  it('splits a long text, which is read in pieces, like a short one', () => {
    const letter = fc.constantFrom('a', ' ', 'e\u0301', '👩‍👩‍👧', '🇺🇸', '\r\n', 'ก็', '👍🏽')
    fc.assert(
      fc.property(fc.array(letter, { minLength: 300, maxLength: 900 }), (letters) => {
        const text = letters.join('')
        const whole = Array.from(new Intl.Segmenter('en-US').segment(text), (each) => each.segment)
        expect(graphemes(text)).toEqual(whole)
      }),
    )
  })
})

describe('splitByFont', () => {
  it.each([
    ['abc', ['latin:abc']],
    ['abc, αβγ abc', ['latin:abc, ', 'greek:αβγ', 'latin: abc']],
    ['', []],
  ])('%s', (line, runs) => {
    const found = splitByFont(line, [latin, greek])
    expect(found?.map(({ face, text }) => `${face.name}:${text}`)).toEqual(runs)
  })

  it.each(['a日本b', 'a👩‍👧b', 'e\u0301'])(
    'returns null for %s, which no typeface can draw',
    (line) => {
      expect(splitByFont(line, [latin, greek])).toBeNull()
    },
  )
})

describe('toPrintable', () => {
  it.each([
    ['one\r\ntwo\rthree', 'one\ntwo\nthree'],
    ['tab\there, bell\u0007', 'tab here, bell '],
    ['Z\u0307o\u0301\u0142c\u0301', 'Żółć'],
    ['turned\u202eround', 'turned round'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
  ])('%j', (text, clean) => {
    expect(toPrintable(text)).toBe(clean)
  })
})

const measure = (text: string) => text.length

describe('wrapLines', () => {
  it.each([
    ['a short line', 20, ['a short line']],
    ['between words where possible', 12, ['between', 'words where', 'possible']],
    ['one\n\ntwo', 10, ['one', '', 'two']],
    ['abcdefghijkl', 5, ['abcde', 'fghij', 'kl']],
    ['', 5, ['']],
  ])('%j at %i', (text, width, lines) => {
    expect(wrapLines(text, width, measure)).toEqual(lines)
  })

  it('loses no character, and no line is too wide', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 30 }), (text, width) => {
        const lines = wrapLines(text, width, measure)
        expect(lines.every((line) => line.length <= Math.max(width, 2))).toBe(true)
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replace(/[\n ]/g, ''))
      }),
    )
  })
})
