import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wrapLines } from './wrapLines.ts'

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

  it('loses nothing and never runs over', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 30 }), (text, width) => {
        const lines = wrapLines(text, width, measure)
        expect(lines.every((line) => line.length <= Math.max(width, 2))).toBe(true)
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replace(/[\n ]/g, ''))
      }),
    )
  })
})
